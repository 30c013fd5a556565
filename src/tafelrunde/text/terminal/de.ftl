### Worte, die nur das Terminal braucht

## Befehle

command-undo = zurück
command-rules = regel
command-hint = tipp
command-log = chronik
command-table = tisch
command-save = speichern
command-quit = ende
command-why = warum
command-help = hilfe

play-help =
    Antworte mit einer Nummer oder mit Worten, zum Beispiel „3“ oder „Herzog“.
    Mehrere Teile einer Antwort stehen in einer Zeile: „3 5 9“.
    ?3 oder warum Herzog: warum das nicht geht
    zurück: den letzten Zug zurücknehmen
    tipp: was ein guter Bot von jeder Wahl hält
    regel RE-4.4: eine Regel in unseren Worten
    chronik: alles, was bisher geschah
    b oder tisch: den ganzen Tisch zeigen
    speichern DATEI: das Spiel speichern
    ende: speichern und aufhören

## Am Tisch

play-commitment = Fingerabdruck der Würfel: { $commitment }
play-you = du
play-curtain = Gib die Tastatur an { $name }.
play-curtain-key = Weiter mit der Eingabetaste
play-choice-off = nicht möglich
play-picked = Bisher: { $picks }
play-undo-ask = Sind alle anderen einverstanden? (ja/nein)
play-undo-yes = ja
play-undo-nothing = Es gibt nichts zurückzunehmen.
play-undo-no = Es bleibt bei dem Zug.
play-undone = Zurückgenommen.
play-unknown = „{ $text }“ passt zu keiner Möglichkeit. „hilfe“ zeigt alle Befehle.
play-ambiguous = „{ $text }“ passt zu mehreren Möglichkeiten: { $choices }.
play-allowed = Das ist erlaubt: { $label }.
play-no-rule = Eine Regel { $rule } gibt es hier nicht.
play-saved = Gespeichert in { $path }
play-continue = Weiter geht es mit: { $command }

result-title = Die Partie ist zu Ende
result-victory = Sieg
result-shared = Geteilter Sieg
result-seed = Startwert der Würfel: { $seed }
result-journal = Protokoll: { $path }
result-verify = Jeden Wurf nachrechnen: { $command }
result-secret = Wie vereinbart bleiben Geheimnisse geheim: Der Startwert wird nicht genannt, nur das Protokoll enthält ihn ({ $path }).

## Vollbild

screen-seats = Am Tisch
screen-board = Tisch
screen-log = Chronik
screen-hand = Dein Besitz
screen-choices = Deine Wahl
screen-bot = Bot: { $level }
screen-person = Mensch
screen-turn = am Zug
screen-key-undo = Zurück
screen-key-hint = Tipp
screen-key-rules = Regeln
screen-key-board = Tisch
screen-key-log = Chronik
screen-key-theme = Hell/Dunkel
screen-key-quit = Ende
screen-close = Esc schließt
screen-curtain-ready = Enter drücken, sobald { $name } hier sitzt
screen-hint-title = Was ein guter Bot meint

## Regeln und Protokolle

rules-code = Im Code
rules-tests = In Tests
rules-nowhere = nirgends
rules-source = Quelle
replay-position = Schritt { $at } von { $entries }
replay-keys = Eingabetaste: weiter · Nummer: zu diesem Schritt · ende: aufhören
replay-unfinished = Diese Partie läuft noch: Gezeigt wird nur, was { $who } sehen darf.
replay-everybody = jeder
verify-good = { $rolls ->
    [one] Der eine Wurf passt zum Startwert.
   *[other] Alle { $rolls } Würfe passen zum Startwert.
 }
replay-good = Nachgespielte Schritte: { $entries }. Die Stellung stimmt: { $digest }
games-players = { $low ->
    [1] 1 bis { $high } Personen
   *[other] { $low } bis { $high } Personen
 }
games-exactly = { $low } Personen
games-minutes = etwa { $minutes } Minuten
games-not-built = noch nicht spielbar

## Begleiter und Kampagne

companion-welcome = Dein Brett liegt auf dem Tisch, hier laufen nur die Sancho-Bots. „help“ zeigt alle Befehle.
companion-origins = { $count ->
    [0] Alle Kartentexte stammen aus dem Heft oder aus deinem Datenpaket.
   *[other] Von uns rekonstruiert, nicht vom Original abgelesen: die Karten { $cards }{ $regions ->
        [0] .
       *[other] {" "}und { $regions } Regionen der Landkarte.
      } Mit --pack trägst du ein, was auf deinen Karten steht.
  }
companion-help =
    card 13: diese Karte liegt aus (von dir gespielt oder vom Stapel aufgedeckt) · reserve 13: du legst sie in deine Reserve
    bot: der Sancho-Bot, der dran ist, führt sein Feld aus · skip: das habe ich von Hand getan
    attack 8 2: du greifst in Region 8 mit 2 Punkten an · besiege 8 1: du belagerst dort mit 1 Punkt
    move 6 8 2 K: 2 deiner Truppen und der König gehen von Region 6 nach 8 · done: dein Zug ist vorbei
    end: Ende der Runde mit Belagerungsverlusten
    set 2 C3K g:C1: was in einer Region steht (C, N, A, K für den König, g: Garnison, s: Belagerer); ohne Einheiten ist sie leer
    set recruits 2 0 0 · set reserve najera 13 5 · set arrow up · set el_cid castilla · set round 4 · set discard 1 2 3
    board: die Stellung zeigen · undo: den letzten Schritt zurücknehmen · quit: aufhören
    Auf eine Frage antwortest du mit der Nummer der Wahl oder mit den gewürfelten Zahlen: 3 5 6
companion-next-card-own = Runde { $round }, im Stapel { $deck }: Du befiehlst. Spiele eine Karte (card 13) oder lege eine in die Reserve (reserve 13).
companion-next-card-deck = Runde { $round }, im Stapel { $deck }: Niemand befiehlt. Decke die oberste Karte auf (card 13).
companion-next-either = Als Nächstes { $sancho }: { $field } (bot). Oder du machst zuerst deinen Zug (attack, besiege, move, set, dann done).
companion-next-bot = Als Nächstes { $sancho }: { $field } (bot)
companion-next-own = Du bist am Zug: { $field } Danach: done
companion-next-end-draw = Alle waren am Zug. Zieh eine Karte, falls noch eine da ist; dann folgen die Belagerungen (end).
companion-next-end-plain = Alle waren am Zug. Es folgen die Belagerungen (end).
companion-points-free = { $points ->
    [one] 1 Befehlspunkt frei verteilen.
   *[other] { $points } Befehlspunkte frei verteilen.
  }
companion-dice = Würfle und gib die Ergebnisse in dieser Reihenfolge ein: { $dice }
companion-guard = Königsgarde
companion-card = Welche dieser Karten hast du gezogen? { $cards }
companion-cards = Die Karten { $cards } liegen beiseite. Gib sie in dieser Reihenfolge ein: { $places }
companion-out = aus dem Spiel
companion-choose = Gib eine Zahl von 1 bis { $most } ein.
companion-points = Siegpunkte: du { $player }, beide Bots zusammen { $bots }
companion-won = Du hast gewonnen: { $player } gegen { $bots } Siegpunkte.
companion-lost = Die Sancho-Bots haben gewonnen: { $bots } gegen { $player } Siegpunkte.
campaign-stands-running = Die Kampagne läuft. Niederlagen bisher: { $losses }
campaign-stands-won = Die Kampagne ist gewonnen. Niederlagen: { $losses }
campaign-stands-lost = Die Kampagne ist verloren. Niederlagen: { $losses }
campaign-then = Als Nächstes: { $plan } (gespeichert in { $path })

## Lektionen
lesson-help = Antworte wie im Spiel. „überspringen“ spielt den Schritt für dich, „wiederholen“ beginnt ihn neu, „zurück“ geht einen Schritt zurück.
lesson-read-help = Weiter mit der Eingabetaste oder „weiter“; „zurück“ geht einen Schritt zurück.
lesson-command-next = weiter
lesson-command-skip = überspringen
lesson-command-repeat = wiederholen
lesson-command-back = zurück

## Rätsel
puzzle-title = Rätsel { $id }, Schwierigkeit { $level } von 5
puzzle-help = Finde den besten Zug und antworte wie im Spiel. „lösung“ zeigt ihn.
puzzle-command-solution = lösung
puzzle-wrong = Erlaubt, aber nicht der beste Zug: Damit werden etwa { $chance } von 100 Spielen gewonnen. Versuch es noch einmal.
puzzle-right = Richtig!
puzzle-shown = Die Lösung:
puzzle-why = „{ $best }“ gewinnt von hier aus etwa { $chance } von 100 Spielen, der nächstbeste Zug „{ $second }“ etwa { $less }. Gerechnet ist mit allem, was dieser Platz wissen kann.
