import { expect, it } from "vitest"
import { renderLetter } from "./render-letter.ts"

const letter = {
  subject: "A subject",
  lines: ["First.", "Tom & Jerry"],
  action: { label: "Press", path: "/x?token=1" },
  end: ["Last."],
}

it("writes the same in plain text and HTML", () => {
  const { text, html, link } = renderLetter(letter, { origin: "https://a.example", supportEmail: null, isTest: false })
  expect(link).toBe("https://a.example/x?token=1")
  expect(text).toBe(
    [
      "First.",
      "Tom & Jerry",
      "Press:\nhttps://a.example/x?token=1",
      "Last.",
      "-- \nSearch Simple, search made simple\n",
    ].join("\n\n"),
  )
  expect(html).toContain("Tom &#38; Jerry")
  expect(html).toContain('href="https://a.example/x?token=1"')
})

it("begins with the note that no money moves", () => {
  const { text } = renderLetter(letter, { origin: "https://a.example", supportEmail: null, isTest: true })
  expect(text.startsWith("Test mode: no money moves.")).toBe(true)
})
