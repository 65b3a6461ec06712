import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { growthOf, linear } from "../../../../test/growth.ts"
import { writeCsv } from "./csv.ts"
import { createCsvReader } from "./csv-reader.ts"

interface Read {
  readonly rows: string[][]
  readonly lines: number[]
  readonly openLine: number | null
}

function read(pieces: readonly string[], separator = ","): Read {
  const rows: string[][] = []
  const lines: number[] = []
  const reader = createCsvReader(separator, (cells, line) => {
    rows.push(cells)
    lines.push(line)
  })
  for (const piece of pieces) reader.push(piece)
  return { openLine: reader.end(), rows, lines }
}

describe("a table", () => {
  test.each<[string, string, string[][]]>([
    [
      "with line feeds",
      "a,b\nc,d\n",
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    [
      "with carriage returns",
      "a,b\rc,d\r",
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    [
      "with both",
      "a,b\r\nc,d\r\n",
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    [
      "without a last line break",
      "a,b\nc,d",
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    ["with an empty line", "a\n\nb", [["a"], [""], ["b"]]],
    [
      "with empty cells",
      ",\n,,",
      [
        ["", ""],
        ["", "", ""],
      ],
    ],
    ["with an empty quoted cell at the end", 'a,""', [["a", ""]]],
    ["with separators and lines in quotes", '"a,b","c\r\nd"\n', [["a,b", "c\r\nd"]]],
    ["with quotes in quotes", '"say ""hi""",x', [['say "hi"', "x"]]],
    ["with a blank before a quote", 'a, "b,c"', [["a", "b,c"]]],
    [
      "with inches",
      'Pan 12",Pans\nLid 8",Lids',
      [
        ['Pan 12"', "Pans"],
        ['Lid 8"', "Lids"],
      ],
    ],
    ["with text after a quote", '"big" mug,x', [["big mug", "x"]]],
    ["with a guard before a formula", "'=1+1,'s", [["=1+1", "'s"]]],
    ["with nothing in it", "", []],
  ])("%s", (_name, text, rows) => {
    expect(read([text]).rows).toEqual(rows)
    expect(read([...text]).rows).toEqual(rows)
  })

  test.each([";", "\t", "|"])("may be separated by %j", (separator) => {
    expect(read([`a${separator}"b${separator}c"${separator}d,e\n`], separator).rows).toEqual([
      ["a", `b${separator}c`, "d,e"],
    ])
  })

  test("each row knows its line, even after cells with several lines", () => {
    expect(read(['a,"1\n2\n3"\r\nb,c\r\nd'])).toEqual({
      rows: [["a", "1\n2\n3"], ["b", "c"], ["d"]],
      lines: [1, 4, 5],
      openLine: null,
    })
  })

  test("a quote that never closes is reported with its line", () => {
    expect(read(['a,b\nc,"d\ne,f\n'])).toEqual({
      rows: [
        ["a", "b"],
        ["c", "d\ne,f\n"],
      ],
      lines: [1, 2],
      openLine: 2,
    })
  })
})

test("we can read what we write, wherever the pieces end", () => {
  const cell = fc
    .oneof(fc.string({ unit: "binary" }), fc.constantFrom("=a", '"', '""', "\r\n", "\r", "\n", ",", " ", '" "', "-1"))
    .filter((text) => !/^'[=+\-@\t\r\0＝＋－＠]/.test(text))
  const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 6 })
  fc.assert(
    fc.property(rows, fc.array(fc.nat(40), { maxLength: 20 }), (table, sizes) => {
      let rest = writeCsv(table).slice(1)
      const pieces = sizes.map((size) => {
        const piece = rest.slice(0, size)
        rest = rest.slice(size)
        return piece
      })
      expect(read([...pieces, rest]).rows).toEqual(table)
    }),
  )
})

test.each([
  ["quotes alone", '"', ""],
  ["blanks before quotes", `${" ".repeat(4999)}"`, ""],
  ["separators alone", ",", ""],
  ["line breaks within one quote", "\n", '"'],
  ["carriage returns", "\r", ""],
])("a hostile file of %s takes time in proportion to its length", (_name, unit, before) => {
  const count = (text: string): number => {
    let rows = 0
    const reader = createCsvReader(",", () => {
      rows++
    })
    reader.push(before + text)
    reader.end()
    return rows
  }
  expect(count(unit.repeat(1000))).toBeGreaterThan(0)
  expect(growthOf(count, unit, { firstChars: 20_000, mostChars: 512_000 })).toBeLessThan(linear)
})
