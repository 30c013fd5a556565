### Heerbann lernen

## Die Seite über das Spiel

learn-what = Du stellst ein Heer auf und kämpfst dann um sechs Provinzen. Erst wirbst du mit Würfeln Charaktere an, dann setzt du sie in Schlachten ein. Keine Karte, keine Nachbarn: Es zählt nur, wen du gewinnst und wohin du ihn schickst.
learn-win = Wer die meisten Punkte aus eroberten Provinzen hat, gewinnt. Bei Gleichstand entscheidet die Zahl der Provinzen, dann die beste einzelne Provinz.
learn-turn-1 = Ein paar Charaktere liegen offen, jeder mit Kosten und Kampfstärke. Alle wählen geheim, mit wie vielen Würfeln sie werfen, mit einem bis sechs.
learn-turn-2 = Wer die wenigsten Würfel nimmt, ist zuerst dran. Ergeben einige deiner Würfel genau die Kosten eines offenen Charakters, darfst du ihn nehmen. Einen pro Runde, mehr nicht.
learn-turn-3 = Runde um Runde wachsen die Heere. Manche Charaktere helfen von da an beim Rekrutieren, die meisten taugen für eine Schlacht.
learn-turn-4 = Ist der Stapel leer, folgen die Provinzen, eine nach der anderen. Ihr Wert wird gewürfelt, alle würfeln Kriegsglück, und dann setzen alle geheim Karten ein.
learn-turn-5 = Alle Karten werden zugleich aufgedeckt. Stärke plus Glück entscheidet. Was eingesetzt wurde, ist verbraucht, auch bei denen, die verloren haben.
learn-points = Die erste Provinz ist einen Würfel plus 1 wert, die zweite einen Würfel plus 2, und so weiter bis zu einem Würfel plus 6. Die späten bringen am meisten, und früh verbrauchte Karten fehlen dort. Wer keine Karte einsetzt, hat auch kein Glück und kann die Provinz nicht gewinnen.
learn-hidden = Die Reihenfolge des Stapels, die Würfelzahlen, bis alle gewählt haben, und die eingesetzten Karten, bis alle aufgedeckt sind. Wem welche Charaktere gehören, ist offen; was noch auf einer Hand ist, lässt sich ausrechnen.
learn-length = Etwa 25 Minuten zu zweit bis zu viert. Neun oder zehn Runden Rekrutieren, dann sechs Schlachten.
learn-level = Leicht zu spielen, schwer zu durchschauen: Die Regeln passen auf eine Seite, aber was die anderen einsetzen, ist Nervensache.
learn-sources = Der Ablauf, die Zahl der Karten und Würfel und die Werte der Provinzen folgen dem gedruckten Regelheft. Es hat keinen Titel und keine Liste der Charaktere: Der Name Heerbann sowie Namen, Kosten, Stärken und Fähigkeiten der 18 Charaktere sind unsere eigene Rekonstruktion.

## Die Lektion

lesson-title = Dein erstes Aufgebot
lesson-end = Das war ein ganzes Spiel. Jetzt spiel ein echtes gegen einen geduldigen Pagen, mit einem Rat zu jeder Frage.

lesson-welcome = Willkommen! Sieh dir die beiden offenen Charaktere an: Herold und Meuchler.
    .why = Jeder zeigt, was er kostet und wie stark er ist. So läuft das ganze Spiel: Erst werbt ihr beide solche Charaktere an, dann kämpft ihr mit ihnen um sechs Provinzen.
lesson-numbers = Wähle deine Würfelzahl: Nimm vier, fünf oder sechs Würfel.
    .why = Um einen Charakter zu gewinnen, müssen einige deiner Würfel genau seine Kosten ergeben. Mehr Würfel treffen leichter, aber weniger Würfel sind zuerst dran. Die Wahl bleibt geheim, bis beide sie getroffen haben.
    .few = Mit so wenigen Würfeln wärst du zuerst dran, aber 5 oder 15 triffst du damit kaum. Der Tisch steht wieder wie zuvor: Wähle mindestens vier Würfel.
    .done = Beide Zahlen wurden zugleich aufgedeckt: je fünf. Bei gleicher Zahl und ohne Karten kommt die jüngere Person zuerst; das war die Gegenseite, sie hat den Meuchler bekommen.
lesson-take = Du hast gewürfelt. Einer deiner Würfel zeigt 5: Nimm den Herold.
    .why = Du darfst jede Auswahl deiner Würfel verwenden, hier einen einzigen. Ein Charakter, den du nimmst, liegt sofort vor dir.
    .declined = Verzichten ist erlaubt, aber eine leere Hand kämpft schlecht. Nimm den Herold.
    .done = Der Herold gehört dir. Ab der nächsten Runde bist du mit ihm bei gleicher Würfelzahl zuerst dran.
lesson-ties = Eine neue Runde, zwei neue Charaktere. Wähle wieder fünf Würfel.
    .why = Die Gegenseite mag fünf Würfel auch. Sieh, wozu der Herold gut ist.
    .done = Fünf gegen fünf: Diesmal bist du zuerst dran, weil dir der Herold gehört.
lesson-best = Beide Charaktere passen zu deinem Wurf. Nimm den Spießknecht.
    .why = Du darfst pro Runde einen nehmen, auch wenn deine Würfel für beide reichen. Der Spießknecht hat Stärke 4, der Bauer 2.
    .cheap = Das wäre Stärke 2. Drei Würfel mit 4 ergeben 12: Nimm den stärkeren Spießknecht.
    .done = Vier, vier, vier: Der Spießknecht kostet 12. Die übrigen Würfel zählen nicht.
lesson-early = Gaukler 8, Bettler 2: billige Charaktere. Wähle zwei bis vier Würfel, damit du zuerst dran bist.
    .why = Für niedrige Kosten genügen wenige Würfel. Wer zuerst wirft, hat die freie Wahl.
    .late = Das trifft leicht, aber dann käme vielleicht die Gegenseite zuerst. Nimm zwei bis vier Würfel.
    .one = Ein Würfel kann 2 ergeben, aber nie 8. Nimm zwei bis vier Würfel.
    .done = Du hast weniger Würfel, also wirfst du zuerst.
lesson-trickster = Nimm den Gaukler.
    .why = Vier, zwei und zwei ergeben 8. Mit dem Gaukler darf später einer deiner Würfel um eins höher oder niedriger zählen.
    .done = Der Gaukler gehört dir; die Gegenseite muss sich mit dem Bettler begnügen.
lesson-rounds = Du weißt jetzt, wie Rekrutieren geht. Die nächsten Runden werden für euch beide gespielt.
    .why = Sieh zu, wie die Heere wachsen, und drück dann „Weiter“. Alle Charaktere, die du gewinnst, liegen offen vor dir.
lesson-refused = Klick zuerst auf den Herzog: Der Tisch sagt, warum das nicht geht. Nimm dann den Trommler.
    .why = Probieren kostet nichts. Was die Regeln verbieten, wird mit Grund und Regelnummer abgelehnt; ein Klick auf die Nummer zeigt die Regel.
    .done = Trommler: 12 aus sechs, fünf und eins. Der Herzog bräuchte genau 24.
lesson-conquer = Der Stapel ist leer: Das Rekrutieren ist vorbei, die Schlachten beginnen.
    .why = Die erste Provinz ist 4 Punkte wert, und ihr habt beide Kriegsglück gewürfelt: du 3, die Gegenseite 1. Es zählt nur für die, die eine Karte einsetzen.
lesson-first-province = Setz nur den Herold ein und bestätige.
    .why = Wähle Karten auf deiner Hand und bestätige dann. Sie sind verbraucht, was auch geschieht. Für 4 Punkte ist eine schwache Karte ein guter Versuch: Dein Glück ist besser.
    .done = Stärke 1 und Glück 3 ergeben 4, die Gegenseite hat nichts eingesetzt. Deine erste Provinz!
lesson-struck = Provinz II ist 6 wert. Versuch es mit deiner stärksten Karte: Setz den Ritter ein.
    .why = Stärke 6 sieht sicher aus. Aber der Gegenseite gehört jemand, dem Stärke gleich ist.
    .done = Der Meuchler hat deinen Ritter getroffen: Stärke 0, und die Provinz ist verloren. Sieh dir die Charaktere der anderen an, bevor du deinen besten schickst.
lesson-pass = Setz jetzt nichts ein: Bestätige einfach.
    .why = Du kannst nicht alles gewinnen. Wer um eine Provinz kämpft, verbraucht Karten, und die besten Provinzen kommen noch.
    .other = Behalte deine Karten dieses Mal und bestätige einen leeren Einsatz.
    .done = Drei Karten für 5 Punkte, auch wenn der Feldscher eine zurückgeholt hat. Du hast deine Kräfte geschont.
lesson-captain = Setz den Hauptmann ein.
    .why = Der Hauptmann hat Stärke 3 und verdoppelt dein eigenes Kriegsglück.
    .done = Stärke 3 und zweimal 1 schlagen 3. Fähigkeiten wirken, wenn alle Karten offen liegen.
lesson-cheapest = Der Gegenseite gehen die Karten aus. Setz nur den Gaukler oder den Trommler ein.
    .why = Dein Glück ist 3, das der Gegenseite 1. Eine schwache Karte genügt, wenn sie ihre Kräfte für die letzte, wertvollste Provinz aufspart.
    .other = Schone deine Kämpfer: Gaukler oder Trommler genügt hier.
    .done = Sechs Punkte für eine schwache Karte.
lesson-last = Die letzte Provinz ist 12 wert. Setz alles ein: Reiter, Spießknecht, Bogenschütze und auch den Trommler.
    .why = Nach der letzten Schlacht sind Karten nichts mehr wert. Was du jetzt behältst, ist verschenkt.
    .other = Aufzuheben lohnt sich nichts mehr: Setz mindestens Reiter, Spießknecht und Bogenschütze ein.
    .done = Der Bischof hat dir das Glück genommen, aber deine Stärke hat gereicht. Provinz und Spiel gehören dir.
