"""Coming back: a passkey in one browser, twelve words in another."""

from __future__ import annotations

from browser.person import Person
from browser.running import RunningServer
from playwright.sync_api import Browser, expect


def test_a_passkey_and_twelve_words_bring_somebody_back(
    chromium: Browser, running: RunningServer
) -> None:
    address = running.address.replace("127.0.0.1", "localhost")  # passkeys need a name
    anna, phone = (Person(chromium, address, name, {}) for name in ("Anna", "Gast"))
    anna.introduce()
    devtools = anna.context.new_cdp_session(anna.page)
    devtools.send("WebAuthn.enable")
    key = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": key})
    anna.visit("/")
    anna.page.locator("[data-tool=me]").click()
    anna.page.locator("[data-tool=add-passkey]").click()
    anna.page.wait_for_selector("[data-passkey]")
    anna.page.locator("[data-tool=new-phrase]").click()
    anna.page.wait_for_selector("[data-has-phrase]")
    words = anna.page.locator("[data-phrase] li").all_inner_texts()
    assert len(words) == 12
    # another guest in the same browser, then back by the passkey
    anna.context.clear_cookies()
    anna.page.reload()
    anna.page.locator("[data-tool=use-passkey]").click()
    anna.page.wait_for_selector("[data-passkey]")
    assert anna.page.locator(".name-form input").input_value() == "Anna"
    phone.visit("/me")
    phone.page.locator(".sign-in textarea").fill(" ".join(words))
    phone.page.locator(".sign-in [type=submit]").click()
    phone.page.wait_for_selector("[data-passkey]")
    others = phone.page.locator("[data-device=other]")
    for left in (1, 0):
        others.locator("[data-tool=end-device]").first.click()
        expect(others).to_have_count(left)
    anna.page.reload()
    anna.page.wait_for_selector(".name-form")
    assert anna.page.locator("[data-passkey]").count() == 0  # somebody new
    for one in (anna, phone):
        one.context.close()
        assert one.complaints == []
