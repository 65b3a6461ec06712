import { expect, test } from "vitest"
import { decodeText, findCharset } from "./charset.ts"

const bytes = (...parts: readonly (string | number[])[]): Uint8Array =>
  Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : Buffer.from(part))))

test.each<[string, Uint8Array, string, string, string]>([
  [
    "a byte order mark before everything",
    bytes([0xef, 0xbb, 0xbf], "<meta charset=latin1>é"),
    "text/html; charset=koi8-r",
    "utf-8",
    "bom",
  ],
  ["UTF-16 by its mark", bytes([0xff, 0xfe], [0x41, 0]), "text/html", "utf-16le", "bom"],
  ["the header before the page", bytes("<meta charset=utf-8>"), "text/html; charset=x-sjis", "shift_jis", "header"],
  ["the header in quotation marks", bytes(""), 'text/html; Charset="ISO-8859-1"', "windows-1252", "header"],
  [
    "the page where nobody knows the header's word",
    bytes("<meta charset=utf-8>"),
    "text/html; charset=utf8mb4",
    "utf-8",
    "meta",
  ],
  ["meta charset", bytes("<meta charset=EUC-JP>"), "text/html", "euc-jp", "meta"],
  [
    "http-equiv",
    bytes('<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=ks_c_5601-1987">'),
    "text/html",
    "euc-kr",
    "meta",
  ],
  ["no meta in a comment", bytes("<!-- <meta charset=koi8-r> --><meta charset=gbk>"), "text/html", "gbk", "meta"],
  ["UTF-16 that cannot be", bytes("<meta charset=utf-16>"), "text/html", "utf-8", "meta"],
  [
    "an XML declaration",
    bytes('<?xml version="1.0" encoding="iso-8859-2"?>'),
    "application/xhtml+xml",
    "iso-8859-2",
    "meta",
  ],
  ["a meta that comes too late", bytes(" ".repeat(1100), "<meta charset=koi8-r>"), "text/html", "utf-8", "guess"],
  ["bytes that are no UTF-8", bytes("caf", [0xe9]), "text/html", "windows-1252", "guess"],
  ["nothing at all", bytes(""), "", "utf-8", "guess"],
])("%s", (_what, page, contentType, name, from) => {
  expect(findCharset(page, contentType)).toMatchObject({ name, from })
})

test("quotation marks, dashes and the euro sign from Windows are read as browsers read them", () => {
  const page = bytes([0x93], "Caf", [0xe9, 0x94, 0x20, 0x96, 0x20, 0x80])
  expect(decodeText(page, findCharset(page, "text/html; charset=iso-8859-1"))).toBe("“Café” – €")
})

test("invalid bytes do no harm", () => {
  const page = bytes("Oak ", [0xff, 0xfe, 0xc0], " table")
  expect(decodeText(page, findCharset(page, "text/html; charset=utf-8"))).toContain(" table")
})
