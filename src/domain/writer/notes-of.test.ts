import { expect, test } from "vitest"
import { makeBrief } from "../../../test/writing-task.ts"
import { etsy } from "../platforms/etsy.ts"
import { subjectsOf } from "../seo/brief.ts"
import { notesOf } from "./notes-of.ts"

const notesFor = (description: string, customerPainPoints = "") => {
  const brief = makeBrief({ products: [], description, customerPainPoints })
  const [subject] = subjectsOf(brief)
  if (subject === undefined) throw new Error("no subject")
  return notesOf(brief, subject, etsy)
}

test("what the listing leaves out is named once, with its reason", () => {
  const { leftOut } = notesFor("Blue stoneware mug. Call me on 555-201-9933. Call me on 555-201-9933.")
  expect(leftOut).toEqual([
    { text: "Call me on 555-201-9933.", reason: "platforms take contact details and links out of listings" },
  ])
})

test("at most twenty omissions are named", () => {
  const links = Array.from({ length: 30 }, (_, at) => `Visit www.shop${at}.example today.`).join(" ")
  expect(notesFor(`Blue stoneware mug. ${links}`).leftOut).toHaveLength(20)
})

test("a plain brief leaves nothing out", () => {
  expect(notesFor("Blue stoneware mug, 9 cm tall.").leftOut).toEqual([])
})

test("a pain point that would tell a fault is named", () => {
  const reason = "alone, it could be read as a fault of what you offer"
  const text = "Its lid leaks and the handle gets hot."
  expect(notesFor("Blue stoneware mug, 9 cm tall.", text).leftOut).toEqual([{ text, reason }])
  expect(notesFor("Blue stoneware mug, 9 cm tall.", "thin handles").leftOut).toEqual([])
})
