import fc from "fast-check"
import { expect, test } from "vitest"
import { pageOf, readHtml } from "../../../test/page-reading.ts"
import { type Anchor, type Heading, isUnread, type PageReading } from "./facts.ts"

const headings = (page: PageReading): readonly Heading[] => (isUnread(page.headings) ? [] : page.headings)
const anchors = (page: PageReading): readonly Anchor[] => (isUnread(page.anchors) ? [] : page.anchors)
const outline = (html: string): readonly string[] =>
  headings(readHtml(html)).map(({ level, text }) => `h${level} ${text}`)
const links = (html: string): readonly string[] =>
  anchors(readHtml(html)).map(({ url, raw, text }) => `${url?.pathname ?? raw} ${text}`)

test.each<[string, string, readonly string[]]>([
  ["a heading that is never closed ends with its block", "<div><h2>A</div><p>b</p>", ["h2 A"]],
  ["a heading ends where the next one begins", "<h2>A<h3>B</h3>", ["h2 A", "h3 B"]],
  ["any heading's end tag ends the heading", "<h2>A</h3><p>b", ["h2 A"]],
  ["a heading in a block in a heading stays in it", "<h1>A<div><h2>B</h2></div>C</h1>", ["h1 ABC", "h2 B"]],
  ["a cell ends what is open in it", "<table><tr><td><h2>A<td><h2>B</table>c", ["h2 A", "h2 B"]],
  ["a list item does not end a heading", "<ul><li><h2>A<li>B</ul>", ["h2 AB"]],
  ["entities are characters", "<h1>caf&eacute; &amp; &#x201C;oak&rdquo; &lt;b&gt;</h1>", ["h1 café & “oak” <b>"]],
  [
    "comments, scripts, templates and text areas hold no headings",
    "<!--<h1>A</h1>--><script>'<h1>B</h1>'</script><template><h1>C</h1></template><textarea><h1>D</h1></textarea>",
    [],
  ],
  ["a comment that never ends takes the rest along", "<h2>A</h2><!-- <h2>B</h2>", ["h2 A"]],
  ["a title that never ends takes the rest along", "<title>A<h1>B</h1>", []],
  ["what a drawing says is part of its heading", "<h1><svg><title>Logo</title></svg> A</h1>", ["h1 Logo A"]],
  ["HTML in a drawing ends the drawing", "<svg><g><h1>A</h1>", ["h1 A"]],
  ["a frameset has no headings", "<frameset><h1>A</h1></frameset>", []],
  ["misnested bold text disturbs nothing", "<h1><b>A<i>B</b>C</i></h1><p>d", ["h1 ABC"]],
])("%s", (_what, html, wanted) => expect(outline(html)).toEqual(wanted))

test.each<[string, string, readonly string[]]>([
  [
    "a link in a comment, script, template, noscript or text area is none",
    "<!--<a href=/a>A</a>--><script><a href=/b>B</a></script><template><a href=/c>C</a></template><noscript><a href=/d>D</a></noscript><textarea><a href=/e>E</a></textarea>",
    [],
  ],
  ["a link that is never closed ends at the next one", "<a href=/a>A<a href=/b>B</a>", ["/a A", "/b B"]],
  ["a link goes on in the next block", "<div><a href=/a>A</div><div>B</div>", ["/a A", "/a B"]],
  ["a cell ends a link for good", "<table><tr><td><a href=/a>A<td>B</table>", ["/a A"]],
  ["a base moves addresses", '<base href="/x/"><a href="a">A</a>', ["/x/a A"]],
  ["an area is a link", '<map><area href="/a" alt="A"></map>', ["/a "]],
  ["hidden words are not read from a link that is shown", "<a href=/a>A<span hidden> b</span></a>", ["/a A"]],
  ["they are where the whole link is hidden", "<div hidden><a href=/a>A</a></div>", ["/a A"]],
])("%s", (_what, html, wanted) => expect(links(html)).toEqual(wanted))

test("kinds of links", () => {
  const hrefs = [
    "/b",
    "https://other.example/",
    "#top",
    "mailto:a@b.example",
    "javascript:go()",
    "https://",
    "/tables/oak#x",
  ]
  const page = readHtml(`${hrefs.map((href) => `<a href="${href}">A</a>`).join("")}<a>A</a>`)
  const kinds = ["internal", "external", "fragment", "contact", "script", "broken", "fragment", "none"]
  expect(anchors(page).map(({ kind }) => kind)).toEqual(kinds)
})

test("XHTML closes what it declares closed", () => {
  const xhtml = '<html><head><script src="a.js"/><title>A</title></head><body><div/><h1>B</h1></body></html>'
  expect(readHtml(xhtml, { isXml: true }).title).toBe("A")
  expect(readHtml(xhtml).title).toBeNull()
})

test("a place is given by line, selector and excerpt", () => {
  const page = readHtml('<p>\n<p>\n  <a id="way" href="/a">A</a><img\nsrc="b.png">')
  const { line, selector, excerpt } = anchors(page)[0]?.spot ?? {}
  expect({ line, selector, excerpt }).toEqual({ line: 3, selector: "a#way", excerpt: '<a id="way" href="/a">' })
  const image = isUnread(page.images) ? undefined : page.images[0]?.spot
  expect([image?.line, image?.selector]).toEqual([3, 'img[src="b.png"]'])
})

test("the main text is separate from the frame of every page", () => {
  const text = "Every table starts as a single board. ".repeat(8)
  const page = readHtml(
    pageOf("", `<header>Shop name</header><nav>Home</nav><main>${text}</main><footer>Imprint</footer>`),
  )
  if (isUnread(page.text)) throw new Error("the text was not read")
  expect(page.text.mainText).toBe(text.trim())
  expect(page.text.words).toBe(page.text.mainWords + 4)
})

test.each<[string, string]>([
  ["60,000 nested blocks", "<div>".repeat(60_000)],
  ["20,000 misnested bold texts", "<p><b>".repeat(20_000)],
  ["50,000 attributes", `<p ${Array.from({ length: 50_000 }, (_nothing, at) => `a${at}=b`).join(" ")}>`],
  ["100,000 links", '<a href="/a">A</a>'.repeat(100_000)],
  ["100,000 cells that are never closed", `<table>${"<td>".repeat(100_000)}`],
  ["100,000 items that are never closed", "<ul><li>".repeat(100_000)],
  ["a megabyte of brackets", "<".repeat(1_000_000)],
  ["a megabyte of ampersands", "&".repeat(1_000_000)],
  ["one word of a megabyte", `<p>${"a".repeat(1_000_000)}`],
  ["a megabyte of quotation marks", `<a href="${"'".repeat(1_000_000)}">`],
  ["things in things in things", '<div itemscope itemtype="https://schema.org/Thing"><b itemprop="a">'.repeat(20_000)],
])("%s are read in time", { timeout: 10_000 }, (_what, body) => {
  expect(readHtml(pageOf("<title>Oak</title>", body)).title).toBe("Oak")
})

test.each(["<a href=\0>A</a>", "<noscript>\0</noscript><h1>\0</h1>", "<script>\0</script>", "<p title='\0'>"])(
  "no NUL gets through: %j",
  (html) => expect(JSON.stringify(readHtml(html))).not.toContain("\\u0000"),
)

test("any file can be read, and no result has half a character", () => {
  const piece = fc.oneof(
    fc.string({ unit: "binary", maxLength: 20 }),
    fc.constantFrom(
      "<a href=",
      "<h1>",
      "</h1>",
      "<table>",
      "<td>",
      "<svg>",
      "</svg>",
      "<template>",
      "<!--",
      "-->",
      "<title>",
    ),
    fc.constantFrom(
      "<script>",
      "</script>",
      "<meta name=robots content=",
      "<select>",
      "<option>",
      "&#0;",
      "&#xD800;",
      ">",
      "'",
    ),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const page = readHtml(pieces.join(""))
      expect(page.title === null || typeof page.title === "string").toBe(true)
      expect(JSON.stringify(page)).not.toContain("\\u0000")
    }),
    { numRuns: 300 },
  )
})
