import { strFromU8, unzipSync } from "fflate"
import { describe, expect, test } from "vitest"
import { makeBrief } from "../../../../test/score/make-brief.ts"
import { amazon } from "../../platforms/amazon.ts"
import { appstore } from "../../platforms/appstore.ts"
import { ebay } from "../../platforms/ebay.ts"
import { etsy } from "../../platforms/etsy.ts"
import { platforms } from "../../platforms/index.ts"
import { playstore } from "../../platforms/playstore.ts"
import { shopify } from "../../platforms/shopify.ts"
import { tiktokshop } from "../../platforms/tiktokshop.ts"
import { website } from "../../platforms/website.ts"
import { youtube } from "../../platforms/youtube.ts"
import { readCsv } from "./csv.ts"
import { exportContent } from "./export-content.ts"
import type { ExportContent, ExportedListing, ExportFile } from "./export-file.ts"
import { exportFormats } from "./export-formats.ts"

const mug: ExportedListing = {
  productName: "Speckled Mug",
  productTitle: 'Speckled Mug, 3/4" handle & lid <big>',
  titleTag: "Speckled Mug | Größe 日本",
  metaDescription: "=HYPERLINK(1) and more",
  keywords: ["speckled mug", "coffee cup"],
  bulletPoints: ["Holds 12 oz", "Fired twice, at 1240°C", "Third", "Fourth", "Fifth"],
  tags: ["mug", "cup"],
  searchTerms: ["tea", "pottery"],
  improvedBodyText: "First paragraph.\n\n## Care\n\n- Wash by hand\n- Keep dry",
  platformFields: {
    handle: "speckled-mug",
    productType: "Mugs",
    itemHighlights: "12 oz, speckled",
    itemSpecifics: ["Brand: Salt & Co", "Capacity: 12 oz"],
    mobileSummary: "A mug.",
    subtitle: "Two words",
    keywordField: "tea,cup",
    promotionalText: "New glaze.",
    shortDescription: "Short.",
    materials: ["stoneware"],
    chapters: ["00:00 Start", "01:00 Middle", "02:00 End"],
    faq: ["Does it hold 12 oz? Yes, it does.", "</script><script>alert(1)</script>? No."],
  },
  seoScore: 91,
  recommendations: ["Show the handle."],
}
const bowl: ExportedListing = { ...mug, productName: "Bowl", productTitle: "Bowl", platformFields: {} }

const contentOf = (platform: ExportContent["platform"], brief = {}, products = [mug, bowl]): ExportContent => ({
  platform,
  brief: makeBrief({ businessName: "Salt & Co", ...brief }),
  products,
})

const withImportFile = platforms.filter(({ importFile }) => importFile !== null)

function textOf(file: ExportFile | null): string {
  if (typeof file?.content !== "string") throw new Error("a text was expected")
  return file.content
}

function archiveOf(file: ExportFile | null): Record<string, string> {
  if (file === null || typeof file.content === "string") throw new Error("an archive was expected")
  return Object.fromEntries(Object.entries(unzipSync(file.content)).map(([path, bytes]) => [path, strFromU8(bytes)]))
}

const tableOf = (file: ExportFile | null): Record<string, string>[] => {
  const [heads = [], ...rows] = readCsv(textOf(file))
  return rows.map((row) => Object.fromEntries(heads.map((head, at) => [head, row[at] ?? ""])))
}

test.each(platforms.flatMap((platform) => exportFormats.map((format) => [platform.id, format, platform] as const)))(
  "%s can be taken along as %s, and the same content gives the same file",
  (_id, format, platform) => {
    const file = exportContent(contentOf(platform), format)
    if (format === "platform" && platform.importFile === null) {
      expect(file).toBeNull()
      return
    }
    expect(file?.content.length).toBeGreaterThan(50)
    expect(file?.name).toMatch(/^[a-z0-9-]+\.[a-z]+$/)
    expect(exportContent(contentOf(platform), format)).toEqual(file)
  },
)

test("the text file has the specification's name and every place", () => {
  const file = exportContent(contentOf(etsy), "text")
  expect(file?.name).toBe("seo-content-2-products.txt")
  for (const part of ["Speckled Mug | Größe 日本", "- Holds 12 oz", "91 of 100", "- Show the handle."])
    expect(textOf(file)).toContain(part)
})

test("JSON returns the listings unchanged", () => {
  const { products } = JSON.parse(textOf(exportContent(contentOf(etsy), "json")))
  expect(products).toEqual([mug, bowl])
})

test("CSV returns every place unchanged, and runs nothing", () => {
  const file = exportContent(contentOf(etsy), "csv")
  expect(textOf(file)).toContain("'=HYPERLINK")
  const [first] = tableOf(file)
  expect(first?.["Meta description"]).toBe(mug.metaDescription)
  expect(first?.Tags).toBe("mug\ncup")
})

test("the page shows markup as text and can run nothing", () => {
  const page = textOf(exportContent(contentOf(etsy), "html"))
  expect(page).toContain("3/4&quot; handle &amp; lid &lt;big&gt;")
  expect(page).not.toContain("<script")
  expect(page).toContain("default-src 'none'")
})

describe("headings", () => {
  const marked = { ...mug, improvedBodyText: "First.\n\n## Care & <love>\n- Wash by hand\n\n### How often?\nRarely." }
  const contentsOf = (file: ExportFile | null): string =>
    typeof file?.content === "string" ? file.content : Object.values(archiveOf(file)).join("\n")

  test("are headings in HTML, and nothing in them runs", () => {
    for (const [platform, tag] of [
      [shopify, "h2"],
      [ebay, "h2"],
    ] as const) {
      const text = textOf(exportContent(contentOf(platform, {}, [marked]), "platform"))
      expect(text).toContain(`<${tag}>Care &amp; &lt;love&gt;</${tag}>`)
    }
    const page = textOf(exportContent(contentOf(website, {}, [marked]), "html"))
    expect(page).toContain("<h4>Care &amp; &lt;love&gt;</h4>\n<ul><li>Wash by hand</li></ul>\n<h5>How often?</h5>")
  })

  test.each(platforms.map((platform) => [platform.id, platform] as const))(
    "are lines of their own in every plain file for %s",
    (_, platform) => {
      for (const format of ["text", "csv"] as const) {
        const text = textOf(exportContent(contentOf(platform, {}, [marked]), format))
        expect(text).toMatch(/(?:^|\n)Care & <love>\n- Wash by hand\n\nHow often\?\nRarely\./)
      }
    },
  )

  test.each(withImportFile.map((platform) => [platform.id, platform] as const))(
    "have no marks in the import file of %s",
    (_, platform) => {
      expect(contentsOf(exportContent(contentOf(platform, {}, [marked]), "platform"))).not.toContain("## Care")
    },
  )
})

test("Shopify: its columns, a draft, HTML for the description, and the price is named as missing", () => {
  const file = exportContent(contentOf(shopify, { shopifyVendor: "Salt" }), "platform")
  const [first, second] = tableOf(file)
  expect(first).toMatchObject({
    Title: mug.productTitle,
    "URL handle": "speckled-mug",
    Vendor: "Salt",
    Type: "Mugs",
    Tags: "mug, cup",
    Status: "Draft",
    Price: "",
    "SEO title": mug.titleTag,
  })
  expect(first?.Description).toBe(
    "<p>First paragraph.</p>\n<h2>Care</h2>\n<ul><li>Wash by hand</li><li>Keep dry</li></ul>",
  )
  expect(second?.["URL handle"]).toBe("bowl")
  expect(file?.missing).toEqual(["Price"])
})

test("Amazon: one line per listing below its keys, every bullet in its column, and unbranded goods are Generic", () => {
  const rows = readCsv(textOf(exportContent(contentOf(amazon), "platform")), "\t")
  const heads = rows[4] ?? []
  const cells = rows[6] ?? []
  const cell = (start: string) => cells[heads.findIndex((head) => head.startsWith(start))]
  expect(rows).toHaveLength(8)
  expect(cell("item_name")).toBe(mug.productTitle)
  expect(cell("brand")).toBe("Generic")
  expect(cells[heads.findIndex((head) => head.startsWith("bullet_point") && head.endsWith("#5.value"))]).toBe("Fifth")
  expect(cell("generic_keyword")).toBe("tea pottery")
})

const draftsOf = (file: ExportFile | null, separator = ","): Record<string, string>[] => {
  const [heads = [], ...rows] = readCsv(textOf(file), separator).slice(4)
  return rows.map((row) => Object.fromEntries(heads.map((head, at) => [head, row[at] ?? ""])))
}

test.each([
  ["Used - Very Good", "3000"],
  ["New", "1000"],
  ["For parts or not working", "7000"],
  ["Seller refurbished", "2500"],
  ["shiny", ""],
])("eBay: the condition %j has the number %j", (itemCondition, id) => {
  const file = exportContent(contentOf(ebay, { itemCondition }), "platform")
  expect(draftsOf(file)[0]?.["Condition ID"]).toBe(id)
})

test("eBay: item specifics have their own columns, and the summary opens the description", () => {
  const [first, second] = draftsOf(exportContent(contentOf(ebay), "platform"))
  expect(first).toMatchObject({ "C:Brand": "Salt & Co", "C:Capacity": "12 oz" })
  expect(second?.["C:Capacity"]).toBe("")
  expect(first?.Description).toContain('<span property="description">A mug.</span>')
})

test("eBay: nothing that costs money is filled in unasked", () => {
  const text = textOf(exportContent(contentOf(ebay), "platform"))
  expect(text).not.toMatch(/subtitle|Two words/i)
})

test("eBay: a filter has its site's spelling", () => {
  const blue = { ...mug, platformFields: { itemSpecifics: ["Colour: Blue"] } }
  expect(draftsOf(exportContent(contentOf(ebay, {}, [blue]), "platform"))[0]).toMatchObject({ "C:Color": "Blue" })
  const british = exportContent(contentOf(ebay, { priceRange: "£20" }, [blue]), "platform")
  expect(draftsOf(british)[0]).toMatchObject({ "C:Colour": "Blue", Price: "20.00" })
})

test("App Store: one folder for fastlane deliver, and one inside another for two apps", () => {
  const one = archiveOf(exportContent(contentOf(appstore, { appCategory: "Education" }, [mug]), "platform"))
  expect(one["metadata/en-US/name.txt"]).toBe(`${mug.productTitle}\n`)
  expect(one["metadata/en-US/keywords.txt"]).toBe("tea,cup\n")
  expect(one["metadata/primary_category.txt"]).toBe("EDUCATION\n")
  const two = archiveOf(exportContent(contentOf(appstore), "platform"))
  expect(Object.keys(two)).toContain("bowl/metadata/en-US/name.txt")
})

test("Google Play: a folder for fastlane supply", () => {
  const files = archiveOf(exportContent(contentOf(playstore, {}, [mug]), "platform"))
  expect(files["fastlane/metadata/android/en-US/short_description.txt"]).toBe("Short.\n")
})

test("YouTube: title, tags and the category's number; chapters go into the description", () => {
  const file = exportContent(contentOf(youtube, { videoCategory: "Education" }, [mug]), "platform")
  const metadata = JSON.parse(textOf(file))
  expect(metadata).toMatchObject({ title: mug.productTitle, tags: mug.tags, categoryId: "27" })
  expect(metadata.description).toMatch(/Keep dry\n\n00:00 Start\n01:00 Middle\n02:00 End$/)
})

test("TikTok Shop: a workbook in which every cell is text", () => {
  const sheet = archiveOf(exportContent(contentOf(tiktokshop), "platform"))["xl/worksheets/sheet1.xml"] ?? ""
  expect(sheet).toContain(
    '<c r="C2" t="inlineStr"><is><t xml:space="preserve">Speckled Mug, 3/4" handle &amp; lid &lt;big&gt;</t>',
  )
  expect(sheet.match(/<row /g)).toHaveLength(3)
})

test.each([
  ["$34.50", "34.50"],
  ["$17 - $42", ""],
])("the price %j is %j for a single product, and is requested if unknown", (priceRange, price) => {
  const one = exportContent(contentOf(shopify, { priceRange }, [mug]), "platform")
  expect(tableOf(one)[0]?.Price).toBe(price)
  expect(one?.missing).toEqual(price === "" ? ["Price"] : [])
  expect(exportContent(contentOf(shopify, { priceRange }), "platform")?.missing).toEqual(["Price"])
})

const headJson = (head: string) => JSON.parse(/json">\n([\s\S]*)\n<\/script>/.exec(head)?.[1] ?? "")

test("a website's head cannot be escaped from, and says nothing that the brief does not", () => {
  const head = textOf(exportContent(contentOf(website, { priceRange: "$34" }, [mug]), "platform"))
  expect(head.match(/<\/script>/g)).toHaveLength(1)
  expect(head).toContain('<meta name="description" content="=HYPERLINK(1) and more">')
  const data = headJson(head)
  expect(data["@graph"][0]).toEqual({
    "@type": "Product",
    name: "Speckled Mug",
    description: mug.metaDescription,
    offers: { "@type": "Offer", price: "34.00", priceCurrency: "USD" },
  })
  expect(data["@graph"][1].mainEntity[0].acceptedAnswer.text).toBe("Yes, it does.")
})

test("a product's page is not a copy of the shop's home page, and has no product without an offer", () => {
  const file = exportContent(contentOf(website, { website: "https://salt.example" }, [mug]), "platform")
  expect(textOf(file)).not.toContain("canonical")
  expect(headJson(textOf(file))["@graph"]).toHaveLength(1)
  expect(file?.missing).toEqual(["canonical", "Product offers.price", "Product offers.priceCurrency"])
  const home = exportContent(
    contentOf(website, { website: "https://salt.example" }, [{ ...mug, productName: "Salt & Co" }]),
    "platform",
  )
  expect(textOf(home)).toContain('<link rel="canonical" href="https://salt.example">')
  expect(home?.missing).toEqual([])
})

test("each file is named after its platform and shop", () => {
  for (const platform of withImportFile)
    expect(exportContent(contentOf(platform), "platform")?.name).toMatch(
      new RegExp(`^${platform.id}-salt-and-co-[a-z-]+-2\\.[a-z]+$`),
    )
  expect(exportContent(contentOf(etsy), "csv")?.name).toBe("etsy-salt-and-co-content-2.csv")
})

test("no page shows heading or list marks as text", () => {
  const marked = { ...mug, improvedBodyText: "## What we do\n\nFirst.\n\n- One\n- Two" }
  for (const platform of platforms)
    expect(textOf(exportContent(contentOf(platform, {}, [marked]), "html"))).not.toMatch(/(?:>|\n)(?:#{2,3}|-) /)
})
