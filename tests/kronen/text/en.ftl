event-dealt = { $told ->
    [1] { $seat } is dealt { $crown }.
   *[0] { $seat } is dealt a crown in secret.
}
event-turned-up = Round { $round }: the bids are for { $crown }.
event-opened = The bids: { $first } against { $second }.
event-won = { $seat } wins { $crown }.
event-shown = { $seat } had { $crown } in secret.
event-ended = The crowns are counted. Winner: { $winners }.
refusal-spent = You have already played { $card }.
prompt-bid = Play a card in secret.
waiting-bid = { $seat } chooses a card.
verb-bid = Play { $card }
scene-table = On the table
scene-crown = { $crown }
scene-hand = Hand of { $seat }, points: { $points }
scene-card = { $card }
scene-dealt = { $crown }, in secret
scene-covered = a face-down crown
