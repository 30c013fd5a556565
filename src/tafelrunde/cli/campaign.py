"""`tafelrunde campaign`: the solo campaign of Krieg der drei Sanchos."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from tafelrunde.cli.common import Language, language
from tafelrunde.core.actions import BadData
from tafelrunde.core.campaign import RUNNING
from tafelrunde.core.reading import read_json_file
from tafelrunde.paths import data_folder
from tafelrunde.texts import TERMINAL, Speaker

if TYPE_CHECKING:
    from tafelrunde.games.drei_sanchos.campaign import Campaign, Plan
    from tafelrunde.tui.session import Session

CampaignFile = Annotated[
    Path | None, typer.Option("--file", metavar="FILE", help="The stored campaign.")
]
Start = Annotated[str, typer.Option("--start", metavar="LEVEL", help="normal, hard or impossible.")]
Again = Annotated[bool, typer.Option("--force", help="Replace a campaign that is stored there.")]
Result = Annotated[str, typer.Argument(metavar="RESULT", help="major, minor or lost.")]
Seed = Annotated[
    int | None, typer.Option("--seed", help="Reproducible dice instead of secret ones.")
]


def register(app: typer.Typer) -> None:
    group = typer.Typer(
        no_args_is_help=True,
        help="The solo campaign of Krieg der drei Sanchos: start it, play it, see how it stands.",
    )
    group.command("new")(new)
    group.command("show")(show)
    group.command("play")(play)
    group.command("record")(record)
    app.add_typer(group, name="campaign")


def new(
    start: Start = "normal", file: CampaignFile = None, force: Again = False, lang: Language = ""
) -> None:
    """Start a campaign: Nájera, Aragón and Castilla, one after the other."""
    from tafelrunde.games.drei_sanchos import campaign

    path = place(file)
    if path.exists() and not force:
        raise BadData(f"{path}: there is a campaign already; --force replaces it")
    begun = campaign.begin(start)
    game_file(path).unlink(missing_ok=True)
    write(begun, path)
    tell(begun, path, lang)


def show(file: CampaignFile = None, lang: Language = "") -> None:
    """Show the games played and the one that comes next."""
    path = place(file)
    tell(read(path), path, lang)


def record(result: Result, file: CampaignFile = None, lang: Language = "") -> None:
    """Enter the result of a game that was played elsewhere, for example on a real board."""
    from tafelrunde.games.drei_sanchos import campaign

    path = place(file)
    after = campaign.record(read(path), result)
    game_file(path).unlink(missing_ok=True)
    write(after, path)
    tell(after, path, lang)


def play(file: CampaignFile = None, seed: Seed = None, lang: Language = "") -> None:
    """Play or continue the next game in lines of text; its result is entered."""
    from tafelrunde.games.drei_sanchos import campaign
    from tafelrunde.tui.plain import PlainTable

    path = place(file)
    stored = read(path)
    journal = game_file(path)
    session = next_session(campaign.next_game(stored), journal, seed, language(lang))
    PlainTable(session, journal, Console(), False).run()
    if session.over:
        result = campaign.SanchoCampaigns().result(session.match.state)
        after = campaign.record(stored, result)
        write(after, path)
        journal.replace(journal.with_name(f"{path.stem}-{len(after.results)}.json"))
        tell(after, path, lang)


def next_session(plan: Plan, journal: Path, seed: int | None, spoken: str) -> Session:
    """The next game of the campaign, from its start or from where it was left."""
    from tafelrunde.core.match import replay
    from tafelrunde.games.drei_sanchos.game import DreiSanchosGame
    from tafelrunde.games.drei_sanchos.tables import NAMES
    from tafelrunde.tui.saves import read_save
    from tafelrunde.tui.session import Session, new_match, seating_for

    game = DreiSanchosGame()
    if journal.exists():
        save = read_save(journal)
        match = replay(game, save.journal, save.journal.head.luck.rng())
        return Session(game, match, save.seating, spoken)
    name = game.lexicon()[f"sancho:{NAMES.index(plan.sancho)}"].en
    seating = seating_for(game, 1, [], 0, [name])
    match = new_match(game, game.resolve(plan.options()), 1, seed)
    return Session(game, match, seating, spoken)


# -- files


def place(file: Path | None) -> Path:
    """The file of the campaign."""
    return file or data_folder() / "campaign.json"


def game_file(path: Path) -> Path:
    """Where the game under way is stored."""
    return path.with_name(f"{path.stem}-game.json")


def read(path: Path) -> Campaign:
    """A stored campaign; raises BadData that names any fault."""
    from tafelrunde.games.drei_sanchos import campaign

    if not path.exists():
        raise BadData(f"{path}: there is no campaign; begin one with: tafelrunde campaign new")
    value = read_json_file(path)
    try:
        return campaign.from_json(value)
    except BadData as error:
        raise BadData(f"{path}: {error}") from error


def write(stored: Campaign, path: Path) -> None:
    """Store a campaign, whole or not at all."""
    from tafelrunde.games.drei_sanchos import campaign

    temporary = path.with_name(path.name + ".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        temporary.write_text(json.dumps(campaign.to_json(stored), indent=1), encoding="utf-8")
        temporary.replace(path)
    except OSError as error:
        raise BadData(f"{path}: cannot be written: {error.strerror}") from error


# -- telling


def tell(stored: Campaign, path: Path, lang: str) -> None:
    """Print the games so far, how it stands, and what comes next."""
    from tafelrunde.games.drei_sanchos import campaign
    from tafelrunde.games.drei_sanchos.game import DreiSanchosGame

    speaker = Speaker(DreiSanchosGame(), language(lang), [""], TERMINAL)
    for number, plan in enumerate(campaign.plans(stored), 1):
        result = speaker.say(f"campaign-result-{stored.results[number - 1]}")
        print(f"{number}. {described(speaker, plan)}: {result}")
    status = campaign.status(stored)
    print(speaker.say(f"campaign-stands-{status}", losses=stored.losses))
    if status == RUNNING:
        following = described(speaker, campaign.next_game(stored))
        print(speaker.say("campaign-then", plan=following, path=str(path)))


def described(speaker: Speaker, plan: Plan) -> str:
    """A game in words, for example "Nájera, Hard, with El Cid"."""
    words = [speaker.say("campaign-sancho", value=plan.sancho)]
    words.append(speaker.say("campaign-level", value=plan.level))
    words.append(speaker.say("campaign-el_cid", value=str(plan.el_cid).lower()))
    return ", ".join([word for word in words if word])
