import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it, onTestFinished } from "vitest"
import { account } from "../src/contract/account.ts"
import { auth } from "../src/contract/auth.ts"
import { readConfig } from "../src/server/config.ts"
import { operatorLog, users } from "../src/server/db/schema.ts"
import { assembleParts } from "../src/server/parts.ts"
import { openApp } from "../test/app.ts"
import { mailsTo } from "../test/mailbox.ts"
import { makeMember } from "../test/make.ts"
import { pay, userOf } from "../test/payer.ts"
import { nameOperator, runCommand } from "./admin.ts"

async function openOperator() {
  const app = await openApp()
  const parts = assembleParts({ config: readConfig({}), db: app.db, now: app.clock.now })
  const type = (line: string) => runCommand({ ...parts, url: app.url }, "op", line.split(" "))
  return { app, type }
}

it("finds users by part of a name, and logs the search", async () => {
  const { app, type } = await openOperator()
  const { registration } = await makeMember(app, { email: "ada_1@shop.example" })
  await makeMember(app, { email: "adax1@shop.example" })
  expect(await type("users ada_1@")).toMatchObject([{ email: "ada_1@shop.example", username: registration.username }])
  expect(await type("users")).toHaveLength(2)
  expect(await app.db.select().from(operatorLog)).toMatchObject([
    { operator: "op", command: "users ada_1@", outcome: "1 rows" },
    { operator: "op", command: "users", outcome: "2 rows" },
  ])
})

it("signs a user out, confirms an address and turns off the second factor", async () => {
  const { app, type } = await openOperator()
  const { browser, registration } = await makeMember(app)
  expect(await type(`users sign-out ${registration.email}`)).toBe("Sessions ended: 1.")
  expect((await browser.call(auth.getUser, {})).statusCode).toBe(401)
  await type(`users verify ${registration.email}`)
  expect((await app.db.select().from(users))[0]?.emailVerifiedAt).toEqual(app.clock.now())
  expect(await type(`users two-factor-off ${registration.email}`)).toContain("is off")
})

it("gives an unclaimed payment to an account, once", async () => {
  const { app, type } = await openOperator()
  await pay(app.browser())
  const { browser, registration } = await makeMember(app)
  const [waiting] = await type("subscriptions unclaimed")
  const { id } = Object(waiting)
  expect(await type(`subscriptions give ${id} ${registration.email}`)).toContain(`now belongs to ${registration.email}`)
  expect(await userOf(browser)).toMatchObject({ hasAccess: true })
  await expect(type(`subscriptions give ${id} ${registration.email}`)).rejects.toThrow("No paid, unclaimed")
  expect(await type(`subscriptions cancel ${registration.email}`)).toBe("The subscription is now cancelled.")
})

it.each(["events", "mails", "reviews", "subscriptions", "log"])("shows %s if there are none", async (line) => {
  const { type } = await openOperator()
  expect(await type(line)).toEqual([])
})

it("emails news to the users who want it, once each", async () => {
  const { app, type } = await openOperator()
  const file = join(await mkdtemp(join(tmpdir(), "search-simple-news-")), "news.txt")
  onTestFinished(() => rm(join(file, ".."), { recursive: true }))
  await writeFile(file, "Ten platforms\n\nThere is a tenth now.\n\nHave a look.\n")
  const reader = async (marketingEmails: boolean, isConfirmed: boolean) => {
    const { browser, registration } = await makeMember(app)
    const settings = (await browser.call(account.getSettings, {})).json()
    await browser.call(account.saveSettings, { body: { ...settings, marketingEmails } })
    if (isConfirmed) await type(`users verify ${registration.email}`)
    return registration.email
  }
  const wants = await reader(true, true)
  const others = [await reader(false, true), await reader(true, false)]
  expect(await type(`news ${file}`)).toBe("Emails queued: 1.")
  expect(await type(`news ${file}`)).toBe("Emails queued: 0.")
  expect(await mailsTo(app, wants, "news")).toMatchObject([{ data: { subject: "Ten platforms" } }])
  for (const email of others) expect(await mailsTo(app, email, "news")).toEqual([])
})

it("reconciles", async () => {
  const { app, type } = await openOperator()
  await pay(app.browser())
  expect(await type("reconcile")).toBe("Subscriptions checked: 1.")
  expect(await type("events retry")).toBe("Unprocessed events left: 0.")
})

it.each([
  ["nonsense", /npm run admin -- COMMAND/],
  ["users sign-out nobody@shop.example", /No user has the email address/],
  ["reviews publish 7", /No review has this ID/],
  ["mails retry 7", /No failed email has this ID/],
  ["news /no/such/file", /has no subject and text/],
])("refuses %s with a sentence", async (line, sentence) => {
  const { type } = await openOperator()
  await expect(type(line)).rejects.toThrow(sentence)
})

it("names an operator whom the system knows only by number", () => {
  const isUnknown = () => {
    throw new Error("uv_os_get_passwd returned ENOENT")
  }
  expect(nameOperator(() => ({ username: "ada" }))).toBe("ada")
  expect(nameOperator(isUnknown)).toMatch(/^user (\d+|unknown)$/)
})
