### Die gemeinsamen Worte aller Spiele. Siehe docs/texts.md.

## Regeln am Tisch

core-rule-1 = Nur wer gefragt ist, darf antworten.
core-rule-2 = Eine geheime Antwort ist versiegelt, sobald sie vollständig ist. Aufgedeckt wird erst, wenn alle geantwortet haben.
core-rule-3 = Du kannst nur wählen, was die Frage anbietet.
core-rule-4 = Jeder Zug nennt eine Handlung und Dinge, die es in diesem Spiel gibt.
core-rule-5 = Eine Antwort gehört zu der Frage, auf die sie gegeben wurde. Hat sich die Lage inzwischen geändert, zählt sie nicht.
core-rule-6 = Du darfst einen Zug frei zurücknehmen, solange seither niemand etwas Verdecktes erfahren hat, kein Würfel gefallen ist und niemand sonst gehandelt hat. Danach müssen alle anderen zustimmen.
core-rule-7 = Wird ein Zug zurückgenommen, erfahren es alle, und es steht im Protokoll.
core-rule-8 = Gibt zu zweit jemand auf, gewinnt die andere Seite; sonst übernimmt ein Bot den Platz.

refusal-not-your-decision = { $seat } ist gerade nicht gefragt.
refusal-already-sealed = Die Antwort von { $seat } ist schon versiegelt.
refusal-not-offered = Das kannst du gerade nicht wählen.
refusal-no-such-verb = Die Handlung „{ $verb }“ gibt es in diesem Spiel nicht.
refusal-no-such-element = So etwas gibt es in diesem Spiel nicht.
refusal-stale = Die Lage hat sich geändert. Schau noch einmal hin und entscheide neu.
refusal-undo-not-free = Das lässt sich nicht mehr frei zurücknehmen.
refusal-undo-not-possible = Hier gibt es nichts zurückzunehmen.
refusal-nobody-asked = Niemand hat darum gebeten, etwas zurückzunehmen.
refusal-cannot-resign = Mit so vielen am Tisch geht die Partie weiter; deinen Platz kannst du einem Bot überlassen.
refusal-undo-tells = Das lässt sich nicht zurücknehmen: Jemand hat dabei gesehen, was vorher verdeckt war.
refusal-bots-refuse = Bots willigen nur an Übungstischen ein.
refusal-undo-denied = Das wurde abgelehnt; du kannst nicht noch einmal darum bitten.

event-took-back = { $seat } nimmt den letzten Zug zurück.
event-resigned = { $seat } gibt die Partie auf.

verb-pass = Passen

## Zustände von Dingen auf dem Tisch

state-covered = verdeckt
state-spent = verbraucht
state-struck = ausgeschaltet
state-current = jetzt
state-chosen = gewählt
state-fresh = neu

## Woher etwas stammt

provenance-printed = gedruckt: So steht es im Regelheft.
provenance-public = öffentlich: aus öffentlich zugänglichen Quellen.
provenance-context = erschlossen: Das folgt aus dem Zusammenhang.
provenance-reconstructed = rekonstruiert: Das haben wir für dieses Spiel entworfen.
provenance-own = eigen: Das stammt aus deinem Datenpaket.

source-printed = gedruckt
source-derived = abgeleitet
source-reconstructed = rekonstruiert
source-ruling = Klarstellung

## Mitspielende

bot-random = Zufall
    .about = Macht irgendeinen erlaubten Zug.
bot-greedy = Gierig
    .about = Folgt Faustregeln, denkt nie voraus.
bot-page = Page
    .about = Denkt nur einen Wimpernschlag voraus.
bot-squire = Knappe
    .about = Denkt kurz voraus; ein guter erster Gegner.
bot-knight = Ritter
    .about = Denkt viermal so lange wie der Knappe.
bot-king = König
    .about = Denkt am längsten, einige Sekunden lang.

## Aufzählungen

list-and = und

## Lektionen

lesson-step = Schritt { $number } von { $count }
lesson-rules = Regeln: { $rules }
lesson-said-done = Gut gemacht.
lesson-said-moved = So geht es auch. Der nächste Schritt beginnt an einem vorbereiteten Tisch.
lesson-said-other = Das ist erlaubt, aber hier ist etwas anderes gefragt. Der Tisch steht wieder wie zuvor: Versuch es noch einmal.
lesson-said-skipped = Übersprungen: Der Schritt wurde für dich gespielt.

## Rat mit Gründen

advice-line = { $percent } % { $action }
advice-why = { $percent } % { $action }: { $reasons }
advice-equal = { $percent } % { $action }: soweit die Suche es beurteilen kann, so gut wie der erste
