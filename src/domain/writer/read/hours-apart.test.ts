import { describe, expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"
import { bodyOf } from "../write/body.ts"
import { hoursApart } from "./hours-apart.ts"

describe("hours beside something else", () => {
  test.each([
    [
      "rural houses farms holiday homes, mon to sat no sundays",
      "rural houses farms holiday homes",
      "mon to sat no sundays",
    ],
    [
      "Owners of stone cottages; Tuesday to Saturday, 8 to 5",
      "Owners of stone cottages",
      "Tuesday to Saturday, 8 to 5",
    ],
    ["home owners, lawn contractors, Mon - Fri 8 to 4", "home owners, lawn contractors", "Mon - Fri 8 to 4"],
    [
      "Skipton and Keighley area Tuesday to Friday 9 until 4",
      "Skipton and Keighley area",
      "Tuesday to Friday 9 until 4",
    ],
    ["Repair and tuning, closed on Sundays", "Repair and tuning", "closed on Sundays"],
  ])("are apart: %s", (text, rest, hours) => {
    expect(hoursApart(text)).toEqual([rest, hours])
  })

  test.each([
    "Open water swimmers, Sunday league players",
    "Night-shift workers and Monday clubs",
    "Parents of children up to ten, and their teachers",
  ])("are no people: %s", (text) => {
    expect(hoursApart(text)).toEqual([text])
  })

  test("are answered for a business, where they were typed with its buyers or its services", () => {
    const given = { description: "We tune harmoniums. Usual jobs are leaking bellows.", location: "Pune", products: [] }
    const body = bodyOf(makeUnderstood({ ...given, targetAudience: "Singers, Monday to Saturday 10 to 7" }, "website"))
    expect(body).toContain("### When are you open?\nMonday to Saturday 10 to 7.")
    expect(body).not.toMatch(/singers.*Monday/i)
    expect(bodyOf(makeUnderstood({ ...given, serviceType: "Tuning, Mon to Fri 9 to 5" }, "website"))).toContain(
      "Mon to Fri 9 to 5",
    )
  })

  test("stay with the people who keep them, if an app is for those", () => {
    const given = {
      description: "Ledger for shops.",
      appName: "Ledger",
      targetAudience: "Shop owners, open Monday to Friday",
    }
    expect(bodyOf(makeUnderstood({ ...given, products: [] }, "playstore"))).not.toContain("- Open Monday")
  })
})
