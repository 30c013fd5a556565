event-dealt = { $told ->
    [1] { $seat } bekommt { $crown }.
   *[0] { $seat } bekommt verdeckt eine Krone.
}
event-turned-up = Runde { $round }: Es geht um { $crown }.
event-opened = Geboten sind { $first } und { $second }.
event-won = { $seat } gewinnt { $crown }.
event-shown = { $seat } hatte geheim { $crown }.
event-ended = Die Kronen werden gezählt. Sieg: { $winners }.
refusal-spent = Du hast { $card } schon gespielt.
prompt-bid = Spiele verdeckt eine Karte.
waiting-bid = { $seat } wählt eine Karte.
verb-bid = { $card } spielen
scene-table = Auf dem Tisch
scene-crown = { $crown }
scene-hand = Hand von { $seat }, Punkte: { $points }
scene-card = { $card }
scene-dealt = { $crown }, geheim
scene-covered = eine verdeckte Krone
