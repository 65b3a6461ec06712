import fc from "fast-check"
import { expect, test } from "vitest"
import { cleanText } from "./clean.ts"

test.each([
  ["<p>Wool <b>socks</b></p>", "Wool socks"],
  ["<ul><li>One</li><li>Two</li></ul>", "One\n\nTwo"],
  ["long sleeves.<br/>Comfortable fit", "long sleeves.\nComfortable fit"],
  ["<script>alert('x')</script>Mug<style>p { color: red }</style>", "Mug"],
  ["Mug<script>never closed", "Mug"],
  ["Mug<!-- a note -->s <!-- open", "Mug s"],
  ['NO HIDDEN FEES <a href="http://spam.example">click</a>', "NO HIDDEN FEES"],
  ['NO HIDDEN FEES <a href="http://spam.example">tap here</a>', "NO HIDDEN FEES"],
  ['See <a href="/care">the care guide</a>.', "See the care guide."],
  ["cut off <a href=", "cut off"],
  ["t-shirts &amp; more", "t-shirts & more"],
  ["t-shirts &amp;amp;amp; more", "t-shirts & more"],
  ["&lt;b&gt;Bold&lt;/b&gt; mug", "Bold mug"],
  ["&amp;lt;br&amp;gt;", ""],
  ["caf&eacute; &#8220;Rye&#8221; &#x2122; 12&nbsp;oz", 'café "Rye" ™ 12 oz'],
  ["&unknown; &copy", "&unknown; &copy"],
  ["size < 5 in and > 3 in", "size < 5 in and > 3 in"],
  ["★★★★★ Great mug", "Great mug"],
  ["Great mug ⭐⭐, warm", "Great mug, warm"],
  ["⭐⭐⭐", ""],
  ["😋😋 SNACKS 🔥", "SNACKS"],
  ["candy mix 💥💥 rainbow crunch", "candy mix\nrainbow crunch"],
  ["✅【NO PULL】harness ✅ mesh ✅ 2 rings", "NO PULL harness\nmesh\n2 rings"],
  ["Wool • soft • warm", "Wool\nsoft\nwarm"],
  ["• wool\n• silk", "wool\nsilk"],
  ["Made in 🇬🇧 UK for 👩‍👩‍👧 you", "Made in UK for you"],
  ["👍🏽 Thumbs", "Thumbs"],
  ["1️⃣ first", "1 first"],
  ["𝗕𝗼𝗹𝗱 𝒎𝒖𝒈 ＮＯＷ", "Bold mug NOW"],
  ["zero\u200bwidth \u202Ebidi\u202C soft\u00ADhyphen \u0007bell", "zerowidth bidi softhyphen bell"],
  ["\uD83D broken", "broken"],
  ["می‌خواهم", "می‌خواهم"],
  ["cafe\u0301", "café"],
  ["“smart” ‘quotes’ don’t", "\"smart\" 'quotes' don't"],
  ["6′2″ tall", "6'2\" tall"],
  ["2014–2016, $17 – $42", "2014-2016, $17-$42"],
  ["soft—warm – light", "soft - warm - light"],
  ["NOW!!!! really??? what?!?!", "NOW! really? what?"],
  ["works,,, fine ;; yes", "works, fine, yes"],
  ["drains,bathrooms ... 30 yrs", "drains, bathrooms. 30 yrs"],
  ["$39.99/yr , 14 day", "$39.99/yr, 14 day"],
  ["approx. 3 cm , .5 oz", "approx. 3 cm, .5 oz"],
  ["opens at 6 a.m.; calendar export.; Closed", "opens at 6 a.m.; calendar export. Closed"],
  ["lid w/ straw, w/o handle, 5 kw/h, b/w", "lid with straw, without handle, 5 kw/h, b/w"],
  ["salt & pepper + box", "salt & pepper + box"],
  ["**LOOK** at *LEGEND FISH* and __this__ ~~not~~ `code`", "LOOK at LEGEND FISH and this 'code'"],
  ["## Title\n---\n[shop](http://x.example) ![](y.png)", "Title\n\nshop"],
  ["xX_PixelDad_Xx snake_case C++ 50*70 ~5 kg #1 C#", "xX_PixelDad_Xx snake_case C++ 50*70 ~5 kg #1 C#"],
  ['3/4" pipe, 25°C, Pyrex™, £65, 2-3 days', '3/4" pipe, 25°C, Pyrex™, £65, 2-3 days'],
  ["one\r\ntwo\n\n\n\nthree   four\t five", "one\ntwo\n\nthree four five"],
  ["nice ( ) [] box", "nice box"],
  ["<|im_start|>Mug<|im_end|> <<SYS>>for tea<</SYS>> [INST]now[/INST]", "Mug for tea now"],
  ["1,900 miles", "1,900 miles"],
  ["日本語 のテキスト", "日本語 のテキスト"],
  ["", ""],
])("%j becomes %j", (raw, clean) => {
  expect(cleanText(raw)).toBe(clean)
})

const piece = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: "grapheme" }),
  fc.constantFrom(
    "<b>",
    "</p>",
    "<br",
    "&amp;",
    "&lt;",
    "!!",
    ", ,",
    "...",
    "**",
    "_",
    "✅",
    "⭐",
    "w/",
    " ",
    "\n",
    "(",
    ")",
    "—",
  ),
)
const anyText = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(""))

test("clean text stays as it is", () => {
  fc.assert(
    fc.property(anyText, (raw) => {
      const once = cleanText(raw)
      expect(cleanText(once)).toBe(once)
    }),
    { numRuns: 500 },
  )
})

test("no control characters, pictures or outer blanks are left", () => {
  fc.assert(
    fc.property(anyText, (raw) => {
      const clean = cleanText(raw)
      expect(clean).not.toMatch(/[\u200b\u202e\ufeff]|(?![\n])\p{Cc}|\p{Emoji_Presentation}/u)
      expect(clean).toBe(clean.trim())
      expect(clean.isWellFormed()).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test.each([
  ["open tags", "<a ".repeat(20_000)],
  ["open comments", "<!--".repeat(20_000)],
  ["open scripts", "<script ".repeat(10_000)],
  ["encoded ampersands", `&${"amp;".repeat(20_000)}lt;`],
  ["brackets", "(".repeat(50_000)],
  ["asterisks", "*a ".repeat(20_000)],
  ["blanks", `a${" ".repeat(50_000)}b`],
  ["line breaks", `a${" \\n".repeat(20_000)}b`],
  ["commas", ", ".repeat(20_000)],
])(
  "a text made to be slow, of %s, is still clean soon",
  (_, raw) => {
    expect(cleanText(raw).length).toBeLessThanOrEqual(raw.length)
  },
  2000,
)
