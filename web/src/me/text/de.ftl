you-about = Dein Name, deine Geräte und alles, was hier von dir liegt
returning = Wiederkommen
returning-about = Dein Name lebt in diesem Browser. Mit einem Passkey oder zwölf Wörtern findest du von jedem Gerät zu deinen Partien zurück, ohne Mailadresse.
passkey = Passkey
passkey-make = Passkey anlegen
passkey-use = Mit Passkey
passkey-not-here = Passkeys gibt es nur unter einem Namen wie localhost oder einer eigenen Domain, nicht unter einer Zahlenadresse.
phrase = Zwölf Wörter
phrase-make = Zwölf Wörter geben lassen
phrase-again = Neue Wörter geben lassen
phrase-once = Schreib sie auf: Wir zeigen sie nur dieses eine Mal. Frühere Wörter gelten nicht mehr.
phrase-hint = auf Deutsch oder Englisch
since-day = seit { $day }
devices = Deine Geräte
device-unknown = Ein Browser
device-this = dieses hier
device-used = zuletzt am { $day }
sign-in-about = Dann spiel in diesem Browser unter deinem alten Namen weiter. Was hier ohne ihn begonnen wurde, bleibt beim bisherigen Gast.
sign-in-do = Anmelden
my-data = Deine Daten
my-data-about = Alles, was hier über dich gespeichert ist, in einer Datei.
download = Herunterladen
delete-me = Mich löschen
delete-about = Name, Geräte, Nachrichten und Wertungen verschwinden. Deine Partien bleiben für die anderen ohne deinen Namen lesbar; in laufenden übernimmt ein Bot. Das lässt sich nicht zurücknehmen.
delete-name = Zur Sicherheit: Wie heißt du hier? ({ $name })
delete-do = Endgültig löschen
my-ratings = Deine Wertungen
ratings-none = Noch keine gewertete Partie. Gewertet wird nur, was beim Eröffnen so gewählt wurde.
rated-players = { $players } Spieler · { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}
points-spread = ± { $spread }
provisional = vorläufig
by-opponent = Gegen wen
by-side = Als wer
by-opening = Liebste Eröffnungen
won-of = { $won } von { $games } gewonnen
rated-games = Gewertete Partien
place-n = { $place }. Platz
leaders = Rangliste dieses Servers
board-of = { $game }, { $players } Spieler
not-measured = geschätzt
leaders-about = Bots haben feste Wertungen, in Ligen gegeneinander gemessen oder geschätzt. Der gierige Bot hat 1500.
ways-about = Wir sagen dir Bescheid, wenn du nicht am Tisch bist: nur, welche Partie auf dich wartet.
way-push = Dieser oder ein anderer Browser
way-mail = Mail
way-webhook = Webhook
way-add = Hinzufügen
way-add-push = In diesem Browser Bescheid geben
way-add-mail = Deine Mailadresse
way-add-webhook = Webhook-Adresse deines Chatprogramms (https)
way-hours = Wie oft höchstens
way-every = { $hours ->
    [one] höchstens jede Stunde
   *[other] höchstens alle { $hours } Stunden
}
way-code = Code aus der Mail
way-prove = Bestätigen
