import fc from "fast-check"
import { QuoteType, Tokenizer } from "htmlparser2"
import { expect, test } from "vitest"
import { scanTags } from "./scan-tags.ts"

const nothing = () => {}
const compared = /^(?:alt|href|title)$/

/** A page's contents, one line per token, comparable between tokenizers. */
class Tokens {
  readonly #list: string[] = []
  #text = ""

  add(token: string): void {
    if (this.#text !== "") this.#list.push(`text ${this.#text}`)
    this.#text = ""
    if (token !== "") this.#list.push(token)
  }

  text(text: string): void {
    this.#text += text
  }

  end(): readonly string[] {
    this.add("")
    return this.#list
  }
}

function scan(html: string, { isForeign = false, isXml = false } = {}): readonly string[] {
  const tokens = new Tokens()
  scanTags(
    html,
    {
      open: ({ name, names, values, isSelfClosing }) => {
        const attributes = names.flatMap((one, at) => (compared.test(one) ? [`${one}=${values[at]}`] : []))
        tokens.add(`<${name} ${attributes.join(" ")}${isSelfClosing ? "/" : ""}`)
      },
      close: ({ name }) => tokens.add(`</${name}`),
      text: (text) => tokens.text(text),
      isForeign: () => isForeign,
    },
    { isXml },
  )
  return tokens.end()
}

function tokenize(html: string): readonly string[] {
  const tokens = new Tokens()
  let [name, attributes, value]: [string, string[], string] = ["", [], ""]
  const finish = (end: string): void => {
    tokens.add(`<${name} ${attributes.join(" ")}${end}`)
    attributes = []
  }
  let attribute = ""
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      onopentagname: (from, to) => {
        name = html.slice(from, to).toLowerCase()
      },
      onattribname: (from, to) => {
        attribute = html.slice(from, to).toLowerCase()
        value = ""
      },
      onattribdata: (from, to) => {
        value += html.slice(from, to)
      },
      onattribentity: (codePoint) => {
        value += String.fromCodePoint(codePoint)
      },
      onattribend: (quote) => {
        const isNew = !attributes.some((one) => one.startsWith(`${attribute}=`))
        if (compared.test(attribute) && isNew)
          attributes.push(`${attribute}=${quote === QuoteType.NoValue ? "" : value}`)
      },
      onopentagend: () => finish(""),
      onselfclosingtag: () => finish("/"),
      onclosetag: (from, to) => tokens.add(`</${html.slice(from, to).toLowerCase()}`),
      ontext: (from, to) => tokens.text(html.slice(from, to)),
      ontextentity: (codePoint) => tokens.text(String.fromCodePoint(codePoint)),
      ...{ oncdata: nothing, oncomment: nothing, ondeclaration: nothing, onprocessinginstruction: nothing },
      ...{ onend: nothing, isInForeignContext: () => false },
    },
  )
  tokenizer.write(html)
  tokenizer.end()
  return tokens.end()
}

const pieces = [
  ...[
    "<a",
    "<P",
    "</p>",
    "</a",
    "</",
    "<",
    ">",
    "/",
    " ",
    "\n",
    "=",
    '"',
    "'",
    "&amp;",
    "&amp",
    "&ampx",
    "&#65;",
    "&#x",
    "&",
  ],
  ...["<script>", "</script>", "</SCRIPT ", "<style", "</style>", "<title>", "</title>", "<textarea>", "</textarea>"],
  ...[
    "<!--",
    "-->",
    "--",
    "--!>",
    "<!",
    "<!doctype html>",
    "<?",
    "<![",
    "href",
    "alt",
    "TITLE",
    "x",
    "oak",
    "é",
    "<plaintext>",
  ],
]
const page = fc.array(fc.constantFrom(...pieces), { maxLength: 30 })

test("a page is split the way the tokenizer of htmlparser2 splits it", () => {
  fc.assert(
    fc.property(page, (parts) => {
      // An incomplete tag at the end is not a tag; the end makes it whole in both.
      const html = `${parts.join("")}"'>--></script></style></title></textarea><b>end</b>`
      // In a title, it overlooks an entity right after a "<".
      fc.pre(!/<\/?&/.test(html))
      expect(scan(html)).toEqual(tokenize(html))
    }),
    { numRuns: 2000 },
  )
})

test.each([
  ["<p>a<![CDATA[b]]>c", { isForeign: false }, ["<p ", "text ac"]],
  ["a<![CDATA[<b>]]>c", { isForeign: true }, ["text a<b>c"]],
  ["a<![CDATA[b", { isXml: true }, ["text ab"]],
  ['a<b href="', {}, ["text a"]],
  ["a</b", {}, ["text a"]],
  ["a<!-- b", {}, ["text a"]],
  ["a<", {}, ["text a<"]],
  ["<title><&amp;</title>", {}, ["<title ", "text <&", "</title"]],
  ["<title>a</titles>&amp;", {}, ["<title ", "text a</titles>&"]],
] as const)("what is easily mistaken: %s", (html, given, tokens) => {
  expect(scan(html, given)).toEqual(tokens)
})
