import { expect, test } from "vitest"
import { sayLanguage } from "./say-language.ts"

test.each([
  [
    "Der Becher ist aus Steinzeug und fasst 300 ml. Er ist für die Spülmaschine geeignet.",
    "German",
    "headings in German",
  ],
  ["La housse est en lin lavé et se ferme par des boutons. Elle est lavable à 40 °C.", "French", "headings in French"],
  ["El tocadiscos está revisado y la aguja es nueva. Incluye los cables originales.", "Spanish", "headings in Spanish"],
  ["L'olio è spremuto a freddo e la bottiglia è di vetro. Ideale per le insalate.", "Italian", "headings in Italian"],
  ["Funciona sem ligação à internet e mostra a fase da lua para toda a costa.", "Portuguese", "headings in Portuguese"],
  ["De tafel is van eiken en heeft plaats voor zes personen. Het blad heeft een kras.", "Dutch", "headings in Dutch"],
  ["Kolczyki są ze srebra i przychodzą w pudełku na prezent. Nie zawierają niklu.", "Polish", "adds none of its own"],
  ["Her kalıp 130 gram ve doğal bir sabundur. Saç ve vücut için kullanılır.", "Turkish", "adds none of its own"],
  [
    "Muggen är av stengods och rymmer 3 dl. Den tål maskindisk och är gjord för hand.",
    "Swedish",
    "adds none of its own",
  ],
])("%j is recognized as %s", (text, name, headings) => {
  expect(sayLanguage([text])).toContain(`This brief is in ${name}; the built-in writer keeps your words and`)
  expect(sayLanguage([text])).toContain(headings)
})

test("a script that we cannot read is called another language", () => {
  expect(sayLanguage(["ざらざらした手触りのマグカップです。"])).toContain("is not in English")
})

test.each([
  "A wheel-thrown mug. It holds 12 oz and is made for people who like tea.",
  "Mug",
  "",
  "Bolognese pasta sauce with crème fraîche, made in Den Haag for the Dolce Vita range",
])("%j gets no note", (text) => {
  expect(sayLanguage([text])).toBeNull()
})
