import { expect, test } from "vitest"
import { languagesApart } from "./languages.ts"

test.each([
  ["zulu sotho English", "Zulu, Sotho and English"],
  ["app in hindi english marathi, no login", "app in Hindi, English and Marathi, no login"],
  ["hindi punjabi gujarati and english", "Hindi, Punjabi, Gujarati and English"],
  ["Telugu with English subtitles", "Telugu with English subtitles"],
  ["Polish sausage", "Polish sausage"],
  ["English Irish setter pups", "English Irish setter pups"],
])("a row of languages: %s", (typed, text) => {
  expect(languagesApart(typed)).toBe(text)
})
