you-about = Dein Name, deine Geräte und alles, was hier über dich gespeichert ist
returning = Wiederkommen
returning-about = Dein Name ist in diesem Browser gespeichert. Mit einem Passkey oder zwölf Wörtern findest du von jedem Gerät zu deinen Partien zurück, ohne Mailadresse.
passkey = Passkey
passkey-make = Passkey anlegen
passkey-use = Mit Passkey
passkey-not-here = Passkeys brauchen einen Namen wie localhost oder eine eigene Domain; unter einer IP-Adresse funktionieren sie nicht.
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
sign-in-about = Spiel in diesem Browser unter deinem alten Namen weiter. Partien, die du hier als Gast begonnen hast, bleiben bei diesem Gast.
sign-in-do = Anmelden
my-data = Deine Daten
my-data-about = Alles, was hier über dich gespeichert ist, in einer Datei.
download = Herunterladen
delete-me = Mich löschen
delete-about = Name, Geräte, Nachrichten und Wertungen verschwinden. Die anderen können deine Partien weiter lesen, aber ohne deinen Namen; in laufenden Partien übernimmt ein Bot. Das lässt sich nicht rückgängig machen.
delete-name = Gib zur Sicherheit deinen Namen ein: { $name }
delete-do = Endgültig löschen
my-ratings = Deine Wertungen
ratings-none = Noch keine gewertete Partie. Gewertet wird nur, was beim Eröffnen so gewählt wurde.
rated-players = { $players } Spieler · { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}
points-spread = ± { $spread }
provisional = vorläufig
by-opponent = Nach Gegner
by-side = Nach Seite
by-opening = Lieblingseröffnungen
won-of = { $won } von { $games } gewonnen
rated-games = Gewertete Partien
place-n = { $place }. Platz
leaders = Rangliste dieses Servers
board-of = { $game }, { $players } Spieler
not-measured = geschätzt
leaders-about = Bots haben feste Wertungen, in Ligen gegeneinander gemessen oder geschätzt. Der gierige Bot hat 1500.
ways-about = Wenn du nicht am Tisch bist, sagen wir dir Bescheid, welche Partie auf dich wartet, und sonst nichts.
way-push = Dieser oder ein anderer Browser
way-mail = Mail
way-webhook = Webhook
way-add = Hinzufügen
way-add-push = In diesem Browser Bescheid geben
way-add-mail = Deine Mailadresse
way-add-webhook = Webhook-Adresse deines Chatprogramms (https)
way-hours = Wie oft
way-every = { $hours ->
    [one] höchstens jede Stunde
   *[other] höchstens alle { $hours } Stunden
}
way-code = Code aus der Mail
way-prove = Bestätigen
