import { inMotion, screens, signInAsDemo, test } from "../fixtures.ts"
import { forSubscribers, openStill, watchJumps } from "../jumps.ts"

test.use({ ...inMotion, isOwnContext: true })
test.describe.configure({ timeout: 300_000 })

// On a phone, npm test sees each of them.
for (const [screen, viewport] of Object.entries({ tablet: { width: 768, height: 1024 }, desktop: screens.desktop }))
  test.describe(() => {
    test.use({ viewport })

    test(`no page of a subscriber jumps while it loads, on a ${screen}`, async ({ page }) => {
      await signInAsDemo(page)
      await watchJumps(page)
      for (const path of forSubscribers) await openStill(page, path)
    })
  })
