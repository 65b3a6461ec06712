import { describe, expect, test } from "vitest"
import { decodeBytes, formOf } from "./decode-bytes.ts"

const utf16 = (text: string, isBig: boolean, mark = true): Uint8Array => {
  const units = [...(mark ? "\uFEFF" : ""), ...text].map((character) => character.charCodeAt(0))
  return new Uint8Array(units.flatMap((unit) => (isBig ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8])))
}

describe("a text", () => {
  test.each([
    ["in UTF-8", new TextEncoder().encode("Größe,日本"), "Größe,日本"],
    ["in UTF-8 with a mark", new TextEncoder().encode("\uFEFFGröße"), "Größe"],
    ["in UTF-16 as Excel writes it", utf16("Größe\tPreis", false), "Größe\tPreis"],
    ["in UTF-16 the other way around", utf16("Größe\tPreis", true), "Größe\tPreis"],
    ["in UTF-16 without a mark", utf16("Title\tPrice", false, false), "Title\tPrice"],
    ["in Latin-1", new Uint8Array([0x47, 0x72, 0xf6, 0xdf, 0x65]), "Größe"],
    ["in Windows' own", new Uint8Array([0x93, 0x61, 0x94, 0x20, 0x80]), "“a” €"],
    ["of nothing", new Uint8Array(), ""],
  ])("%s", (_name, bytes, text) => {
    expect(decodeBytes(bytes)).toBe(text)
  })

  test("is not a text if its bytes are a program's", () => {
    expect(decodeBytes(new Uint8Array([0x7f, 0x45, 0, 0, 0, 1, 2, 0]))).toBeNull()
  })
})

test.each([
  [[0x50, 0x4b, 3, 4], "workbook"],
  [[0xd0, 0xcf, 0x11, 0xe0], "locked"],
  [[0x25, 0x50, 0x44, 0x46], "foreign"],
  [[0x54, 0x69, 0x74], "text"],
  [[], "text"],
])("%j is a %s", (bytes, form) => {
  expect(formOf(new Uint8Array(bytes))).toBe(form)
})
