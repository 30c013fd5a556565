# Ein Spiel lernen
learn-page = Über das Spiel
learn-tab-learn = Das Spiel
learn-tab-rules = Regeln
learn-tab-puzzles = Rätsel
learn-tab-sheet = Merkblatt
learn-win = Wie du gewinnst
learn-turn = Ein Zug in fünf Bildern
learn-points = Worauf es ankommt
learn-hidden = Was verdeckt ist
learn-length = Wie lange es dauert
learn-level = Wie schwer es ist
learn-sources = Was gedruckt ist und was von uns stammt
learn-play = Ein echtes Spiel mit Tipps
lesson-about = Lernen durch Spielen: { $count } kurze Schritte an einem vorbereiteten Tisch. Der Lehrmeister sagt, was zu tun ist und warum; Fehlversuche kosten nichts.
lesson-begin = Geführtes Spiel beginnen
lesson-continue = Weiter mit Schritt { $step } von { $steps }
lesson-restart = Von vorn
lesson-finished = Lektion abgeschlossen
lesson-progress = Fortschritt der Lektion
lesson-next = Weiter
lesson-skip = Überspringen
lesson-again = Noch einmal
lesson-back = Zurück
lesson-play = Ein echtes Spiel mit Tipps
coach = Lehrmeister
coach-about = Vor einem Zug, der viel verschenkt, fragt der Lehrmeister nach und sagt, warum. Gespielt wird erst, was du bestätigst.
coach-level = Der Lehrmeister meldet sich
coach-off = nie
coach-grave = bei groben Fehlern
coach-clear = bei deutlichen Fehlern
coach-slight = schon bei kleinen Fehlern
coach-looks = Der Lehrmeister schaut hin …
coach-at-once = Sofort spielen
coach-sure = Bist du sicher?
coach-own = So gewinnst du in etwa { $percent } % der Fälle.
coach-better = Besser: { $line }
coach-again = Noch einmal überlegen
coach-go = Trotzdem spielen
book-search = Regeln und Karten durchsuchen
book-contents = Inhalt
book-things = Karten und Figuren
book-found = { $count ->
    [0] Nichts gefunden. Versuch ein anderes Wort.
    [one] Eine Stelle gefunden.
   *[other] { $count } Stellen gefunden.
}
book-try = Am Brett ausprobieren
book-synonyms = würfel,würfeln,wurf,werfen,wirfst; punkt,punkte,wertung,werten,wert; kampf,kämpfen,schlacht,gefecht,nahkampf; gleichstand,unentschieden,gleich; sieg,gewinnen,gewinnt,ende; ziehen,zug,bewegen,bewegung,marschieren,marsch; schießen,schuss,beschuss,bogen,pfeil; wunde,verwundet,verletzt; tot,tod,getötet,stirbt; pferd,reiter,beritten,reiterei; anfang,beginn,beginnt,aufbau,aufstellung; geheim,verdeckt,verborgen; lügen,bluff,bluffen,ansage,ansagen; zweifel,zweifeln,anzweifeln; könig,krone,königlich; burg,castillo,turm,festung; hand,karten,karte; heer,truppen,einheiten,männer; reihenfolge,ablauf,runde
sheet-print = Drucken

# Puzzles
puzzle-title = Rätsel { $number } von { $count }
puzzle-level = Schwierigkeit { $level } von 5
puzzle-today = Rätsel des Tages
puzzle-solved = Gelöst
puzzle-ask = Finde die beste Antwort auf diese eine Frage.
puzzle-wrong = Erlaubt, aber nicht die beste Antwort. Ihre Siegchance:
puzzle-right = { $tries ->
    [1] Richtig, gleich beim ersten Mal!
   *[other] Richtig!
}
puzzle-shown = Die Lösung:
puzzle-means = Siegchancen, darunter die der nächstbesten Antwort: Schätzungen aus vielen Partien unserer Bots, die nur wissen, was dieser Platz weiß.
puzzle-show = Lösung zeigen
puzzle-again = Noch einmal
puzzle-next = Nächstes
puzzle-back = Voriges
puzzle-all = Alle Rätsel
puzzle-all-solved = { $solved } von { $count } gelöst
puzzle-others = Heute in anderen Spielen
puzzle-number = Rätsel { $number }
puzzle-number-solved = Rätsel { $number }, gelöst
