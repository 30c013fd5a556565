title = Tafelrunde
subtitle = Fünf Mittelalterspiele an einem Tisch
skip = Zum Inhalt
somebody = jemand
loading = Der Tisch wird vorbereitet …
failed = Das hat nicht geklappt.
try-again = Noch einmal versuchen
close = Schließen
cancel = Abbrechen
back-home = Zur Übersicht
copy = Kopieren
copied = Kopiert
not-found = Diese Seite gibt es nicht.
not-found-help = Vielleicht wurde der Tisch entfernt.

# Einstellungen
settings = Einstellungen
language = Sprache
theme = Darstellung
theme-system = wie das System
theme-light = Pergament
theme-dark = Kerzenschein
tumble = Würfel rollen lassen
name = Dein Name
name-save = Speichern
name-default = Gast
name-hint = So sehen dich die anderen am Tisch.

# Übersicht
games = Die Spiele
players = { $min ->
    [one] { $max ->
        [one] 1 Person
       *[other] 1 bis { $max } Personen
    }
   *[other] { $same ->
        [yes] { $min } Personen
       *[no] { $min } bis { $max } Personen
    }
}
minutes = etwa { $minutes } Minuten
play-now = Gegen Bots spielen
open-table = Mit Freunden spielen
not-built = Noch nicht fertig.
resume = Deine Partien
resume-none = Noch keine Partie. Fang oben eine an.
resume-no-more = Beendete Partien und Tische, an denen noch jemand fehlt, liegen dann hier.
lobby = Offene Tische
lobby-none = Noch keine offenen Tische. Eröffne einen, dann können andere mitspielen.
sit-down = Mitspielen
watch = Zuschauen
go-on = Weiterspielen
look = Ansehen
with-players = mit { $names }
status-waiting = wartet auf Mitspielende
status-playing = läuft
status-over = beendet
status-broken = angehalten

# Gegen Bots spielen
play = Spielen
how-many-play = Wie viele spielen
alone = allein
my-side = Du spielst
opponents = { $count ->
    [one] Dein Gegner
   *[other] Deine Gegner
}
each-opponent = Jeden Gegner einzeln wählen
levels-differ = verschieden stark
house-rules = Hausregeln
house-rules-and-kind = Hausregeln, Übung und Wertung
house-rules-changed = { $count ->
    [0] alle wie üblich
    [one] eine geändert
   *[other] { $count } geändert
}

# Tisch eröffnen
new-table = Neuer Tisch: { $game }
seats = Plätze
seat-n = Platz { $n }
kind-me = ich
kind-guest = eingeladen
kind-bot = Bot
kind-hotseat = am selben Gerät
seat-name = Name
seat-bot = Stärke
add-seat = Platz hinzufügen
remove-seat = Platz entfernen
listed = Öffentlich anzeigen
start-table = Tisch eröffnen
invite-later = Du bekommst gleich einen Link zum Einladen.
bots-only = Nur Bots spielen, du schaust zu.
bot-name = Bot ({ $level })

# Warten auf Mitspielende
waiting-title = Der Tisch ist bereit
waiting-text = { $free ->
    [one] Ein Platz ist noch frei. Schick diesen Link an deine Freunde:
   *[other] { $free } Plätze sind noch frei. Schick diesen Link an deine Freunde:
}
waiting-lobby = Der Tisch steht auch in der Liste der offenen Tische.
invite-link = Einladungslink
free-seat = frei
join-title = Du bist eingeladen
join-text = Eine Partie { $game } wartet auf dich.
join = Platz nehmen
join-other = Lieber nur zuschauen

# Am Tisch
spectating = Du schaust zu.
your-turn = Du bist am Zug.
you = du
bot = Bot
away = nicht verbunden
thinking = überlegt
has-answered = hat sich entschieden
must-answer = am Zug
waiting-for = Warten auf { $names }.
waiting-sealed = Deine Wahl liegt verdeckt. Warten auf { $names }.
game-over = Die Partie ist zu Ende.
board = Spieltisch
hand = Hand
hand-empty = Deine Hand ist leer.
chronicle = Chronik
chronicle-empty = Noch ist nichts geschehen.
chronicle-start = Vor dem Spiel
round = Runde { $round }
choices = Deine Möglichkeiten
choose-on-board = Wähle, was golden umrandet ist.
picked-so-far = Gewählt: { $what }
start-over = Auswahl aufheben
undo = Zurücknehmen
undo-ask = Um Rücknahme bitten
undo-asked = Du hast die anderen gebeten, deinen letzten Zug zurücknehmen zu dürfen.
undo-question = { $name } möchte den letzten Zug zurücknehmen.
undo-also = Auch was andere danach getan haben, gilt dann nicht mehr.
undo-agreed = Du bist einverstanden.
undo-missing = Gefragt sind noch: { $names }.
undo-denied = Die anderen sind mit der Rücknahme nicht einverstanden.
quoted = „{ $text }“
undo-yes = Erlauben
undo-no = Ablehnen
order-pass = Passen, bis mich etwas betrifft
order-stands = Du passt, bis dich etwas betrifft.
order-cancel = Wieder fragen
order-meaning = Der Tisch passt für dich. Das endet von selbst, sobald dich etwas betrifft; die anderen erfahren nichts davon.
hint = Tipp
hint-wait = Ein guter Zug wird gesucht …
hint-value = { $percent } %

zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-all = Ganze Karte
hint-set = Diese Auswahl: { $percent } % Siegchance.
hint-best = Bester Zug: { $action } ({ $percent } % Siegchance)
hint-none = Hier gibt es nichts zu empfehlen.
rules = Regeln
puzzles = Rätsel
rule = Regel { $rule }
rule-unknown = Zu dieser Regel gibt es keinen Text.
rules-of = Regeln: { $game }
connection-connecting = Verbindung wird aufgebaut …
connection-open = verbunden
connection-lost = Verbindung unterbrochen. Wir versuchen es weiter, nichts geht verloren.
connection-pending = Dein Zug wird gesendet …
bye = Der Tisch wurde geschlossen: { $reason }
bye-slow = deine Verbindung ist zu langsam
bye-restart = der Server startet neu
bye-limit = zu viele Verbindungen
bye-broken = das Protokoll der Partie ist beschädigt
bye-reload = der Tisch wird neu geladen
die-covered = verdeckter Würfel
curtain-title = Gib das Gerät an { $name }
curtain-text = Alle anderen schauen bitte kurz weg.
curtain-go = Ich bin { $name }
menu = Menü

# Ergebnis
result = Ergebnis
result-won = Sieg für { $names }
result-shared = Geteilter Sieg: { $names }
result-you-won = Du hast gewonnen!
result-lost = Diesmal hat es nicht gereicht
result-draw = Unentschieden
result-player = Spieler
result-points = Punkte
result-again = Noch einmal spielen
result-replay = Wiederholung ansehen
result-moments = Drei entscheidende Augenblicke
result-see = ansehen
result-dice = Nachprüfbare Würfel
result-dice-text = Vor dem ersten Wurf wurde der Fingerabdruck eines geheimen Startwerts gezeigt. Jetzt ist der Startwert offen, und jeder Wurf lässt sich nachrechnen.
result-dice-closed = Verdeckte Würfel
result-dice-hidden = An diesem Tisch bleiben verdeckte Würfe für immer verdeckt. Deshalb wird der Startwert nicht gezeigt, und es gibt kein Protokoll: Beides würde jeden Wurf verraten.
commitment = Fingerabdruck
seed = Startwert
verify-here = Hier nachrechnen
verify-running = Jeder Wurf wird nachgerechnet …
verify-good = Der Fingerabdruck stimmt, und { $count ->
    [one] der einzige Wurf oder Mischvorgang stimmt auch.
   *[other] alle { $count } Würfe und Mischvorgänge stimmen auch.
}
verify-partly = Der Fingerabdruck stimmt. Hier geprüfte Würfe und Mischvorgänge: { $count }, alle richtig. Nur mit dem Befehl unten zu prüfen: { $unknown }.
verify-bad = Hier stimmt etwas nicht. Abweichende Würfe: { $different } von { $count }.
verify-bad-commitment = Der Startwert passt nicht zum Fingerabdruck.
verify-command = Auf der Kommandozeile:
journal-download = Protokoll herunterladen
commitment-short = Würfel-Fingerabdruck dieser Partie

# Wiederholung
replay = Wiederholung
replay-step = Schritt { $at } von { $all }
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-on = Einen Schritt vor
replay-last = Zum Ende
replay-play = Abspielen
replay-stop = Anhalten
replay-fork = Ab hier weiterspielen
replay-fork-help = Von hier aus beginnt ein neuer Tisch, auf den anderen Plätzen sitzen Bots.
replay-leave = Zurück zum Tisch

campaigns = Kampagne
campaign-running = Die Kampagne läuft
campaign-won = Die Kampagne ist gewonnen
campaign-lost = Die Kampagne ist verloren
campaign-under-way = wird gespielt
campaign-next = als Nächstes
campaign-play = Nächste Partie spielen
campaign-begin = Kampagne beginnen
campaign-losses = { $count ->
    [0] noch keine Niederlage
    [one] 1 Niederlage
   *[other] { $count } Niederlagen
  }
campaign-on-board = auf dem Brett
campaign-board = Auf dem echten Brett gespielt?
campaign-board-about = Spiele die nächste Partie auf deinem Brett und trage ein, wie sie ausging. Deine Gegner führt dabei:
campaign-board-result = Wie ging die Partie aus?
campaign-tell = Ergebnis eintragen
to-campaign = Zur Kampagne
companion = Mit eigenem Brett
play-alone = Solo spielen

# Die Wiedergabe
steps = Schritte des Zugs
since = Seit deinem letzten Zug
stage = Wiedergabe
stage-pause = Anhalten (Leertaste)
stage-play = Weiter (Leertaste)
stage-step = Ein Schritt (.)
stage-skip = Zum aktuellen Stand (Ende)
stage-go-on = Weiter
speed-slow = Langsam
speed-normal = Normales Tempo
speed-fast = Schnell
speed-off = Keine Animationen
speed-sign-slow = ½×
speed-sign-normal = 1×
speed-sign-fast = 2×
speed-sign-off = aus
chip-again = Noch einmal zeigen: { $what }
offer-title = { $count ->
    [one] Eine Sache ist passiert, seit du zuletzt hier warst.
   *[other] { $count } Dinge sind passiert, seit du zuletzt hier warst.
}
offer-watch = Ansehen
offer-skip = Überspringen
sound-question = Ton?
sound-on = an
sound-off = aus
sound = Ton
volume = Lautstärke
choose-from-list = Aus einer Liste wählen

# Die Spiele auf einen Blick
measures = Was das Spiel verlangt
measure-1 = Bluff
measure-2 = Glück
measure-3 = Tiefe
of-five = { $count } von 5
people-count = { $same ->
    [yes] { $min }
   *[no] { $min }–{ $max }
}
minutes-short = { $minutes } min
more = Mehr
glance-heerbann = Rekrutiere mit Würfeln und kämpfe mit verdeckten Karten um sechs Provinzen.
glance-heerbann-1 = würfeln
glance-heerbann-2 = rekrutieren
glance-heerbann-3 = verdeckt einsetzen
glance-heerbann-moment = Alle decken zugleich auf.
glance-vetternkrieg = Behaupte, was du gewürfelt hast: York gegen Lancaster. Glaubt man dir?
glance-vetternkrieg-1 = Karte spielen
glance-vetternkrieg-2 = Truppen stellen
glance-vetternkrieg-3 = bluffen, zweifeln
glance-vetternkrieg-moment = „Drei Fünfer.“ Wirklich?
glance-el-grande = Biete um die Zugfolge und bring deine Caballeros dorthin, wo es zählt.
glance-el-grande-1 = bieten
glance-el-grande-2 = einsetzen
glance-el-grande-3 = werten
glance-el-grande-moment = Der Turm öffnet sich.
glance-drei-sanchos = Befiehl allen drei Vettern mit einer einzigen Karte. Auch allein zu spielen.
glance-drei-sanchos-1 = befehlen
glance-drei-sanchos-2 = marschieren
glance-drei-sanchos-3 = belagern
glance-drei-sanchos-moment = Zwei Vettern vor deiner Burg.
glance-guiscard = Führe Ritter und Schützen, Feld für Feld. Jeder Mann hat einen Namen.
glance-guiscard-1 = schießen
glance-guiscard-2 = reiten
glance-guiscard-3 = kämpfen
glance-guiscard-moment = Drei Lanzen, eine Lücke.
your-turn-short = Du bist dran

# Ein Spiel lernen
learn = Lernen
learn-game = Dieses Spiel lernen
rule-topic = Die Regel dazu
rule-here = Was sagt die Regel?
## The inbox

just-now = gerade eben
others-wait = { $count ->
    [one] { $names } wartet auf dich; du wurdest { $when } gefragt
   *[other] { $names } warten auf dich; du wurdest { $when } gefragt
}
asked-since = du wurdest { $when } gefragt
more-tables = { $count ->
    [one] Noch ein Tisch
   *[other] Noch { $count } Tische
}
running-games = Laufende Partien
status-aborted = abgebrochen

## Leaving, time and practice

manners = Zeit und Spielweise
clock = Bedenkzeit
clock-none = keine Uhr
clock-none-about = Alle lassen sich so viel Zeit, wie sie wollen.
clock-days = Tage je Zug
clock-days-about = Für eine Partie über Wochen, mit freien Tagen für alle.
clock-live = am Stück
clock-live-about = Jede Person hat eine Uhr; jede Antwort bringt Zeit dazu.
days-per-move = Tage je Zug
vacation-days = Freie Tage
minutes-each = Minuten für jede Person
increment = Sekunden je Antwort dazu
timeout = Wessen Zeit abläuft,
timeout-bot = den vertritt ein Bot
timeout-lose = der verliert den Platz
practice = Übungstisch: Bots lassen dich zurücknehmen
span-days = { $days } T { $hours } Std
span-days-brief = { $days } T
away-until = frei bis { $day }
deadline = Noch { $left } Zeit für die Antwort.
bot-plays-for = ein Bot springt ein
manage = Tisch
manage-nothing = Hier gibt es für dich nichts zu tun.
left-seat = Ein Bot spielt für dich.
return = Selbst weiterspielen
leave-title = Weggehen
leave-about = Ein Bot spielt weiter und weiß nur, was du wissen darfst. Du kannst jederzeit zurückkommen.
leave = Platz einem Bot überlassen
leave-sure = Soll ab jetzt ein Bot für dich spielen?
leave-rated = Dieser Tisch ist gewertet: Wer geht, wird Letzter, auch wenn er zurückkommt.
offer-seat = Platz jemandem geben
offer-link = Wer mit diesem Link Platz nimmt, behält deinen Platz; du schaust dann nur noch zu
offer-back = Link zurückziehen
seat-offered = diesen Platz bekommst du
vacation-left = { $days ->
    [one] noch ein freier Tag
   *[other] noch { $days } freie Tage
}
vacation-take = Tage frei nehmen
vacation-end = Wieder da
end-title = Beenden
abort = Abbruch ohne Ergebnis vorschlagen
abort-asked = Du möchtest die Partie ohne Ergebnis abbrechen. Die anderen sind gefragt.
abort-question = Jemand möchte die Partie ohne Ergebnis abbrechen.
aborted-note = Die Partie wurde ohne Ergebnis abgebrochen.
abort-yes = Zustimmen
abort-no = Weiterspielen
withdraw = Bitte zurückziehen
resign = Aufgeben
resign-sure = Willst du aufgeben? Die andere Seite gewinnt.
resign-sure-many = Willst du aufgeben? Ein Bot spielt für dich zu Ende.
yes-do = Ja
stand-up = Vom Tisch aufstehen
host-title = Als Gastgeber
archive = Archivieren
unarchive = Aus dem Archiv holen
delete = Tisch löschen
delete-sure = Den Tisch für alle löschen?
onlookers-close = Keine Zuschauer mehr
onlookers-open = Zuschauer zulassen
peek-link = Link zum Zuschauen
peek-make = Link zum Zuschauen erstellen
peek-renew = Neuen Link erstellen
peek-back = Link zurückziehen
delay-moves = Verzögerung für Zuschauer in Zügen
bye-closed = der Tisch ist für Zuschauer geschlossen
bye-gone = der Tisch wurde gelöscht

# Reden
talk = Chat
talk-unread = ungelesen
talk-to-players = Nachricht an die Runde
talk-to-onlookers = Nachricht an die Zuschauer
talk-send = Senden
talk-empty-all = Noch hat niemand etwas geschrieben. Spieler und Zuschauer chatten getrennt.
talk-empty-players = Noch hat niemand etwas geschrieben.
talk-empty-off = An diesem Tisch ist der Chat aus.
talk-silent = Hier kannst du mitlesen, aber nichts schreiben.
talk-who-may = Schreiben dürfen
talk-chat-all = alle
talk-chat-players = nur die Spieler
talk-chat-off = niemand
talk-more = Mehr zur Nachricht von { $name }
talk-report = Dem Gastgeber melden
talk-remove = Nachricht entfernen
talk-mute = Stumm schalten
talk-unmute = Nicht mehr stumm
talk-muted = stumm
talk-removed = entfernt
talk-reported = gemeldet
talk-onlookers = Zuschauer
sign-yes = Ja
sign-no = Nein
sign-laugh = Lachen
sign-heart = Herz
sign-oops = Ups
sign-crown = Krone

# Du
you-page = Du
remove = Entfernen
sign-out = Abmelden
sign-in = Warst du schon hier?

# Wertungen
rated = Gewertet
rated-about = Das Ergebnis zählt. Keine Tipps, kein Zurücknehmen auf Bitte; wer geht, wird Letzter. Immer mit Uhr.
rated-days = Du hast drei Tage für jeden Zug.
agreed-days = { $days ->
    [one] Für jeden Zug habt ihr einen Tag
   *[other] Für jeden Zug habt ihr { $days } Tage
}{ $vacation ->
    [0] .
    [one] , dazu alle einen freien Tag.
   *[other] , dazu alle { $vacation } freie Tage.
}
agreed-live = { $minutes ->
    [one] Alle haben eine Minute
   *[other] Alle haben { $minutes } Minuten
}, jede Antwort bringt { $increment } Sekunden dazu.
agreed-bot = Wessen Zeit abläuft, den vertritt ein Bot.
agreed-lose = Wessen Zeit abläuft, der verliert den Platz.
rated-table = Dieser Tisch ist gewertet: Das Ergebnis zählt.
fitting = Schlägt dich in etwa 4 von 10 Partien: { $level }

# Bescheid geben
ways = Wenn du am Zug bist
