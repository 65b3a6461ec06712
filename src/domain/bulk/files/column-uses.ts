/**
 * What a column can be used for. `fact` joins the description as "Material: stoneware"; `keep` is exported unchanged.
 */
export const columnUses = [
  "name",
  "description",
  "category",
  "price",
  "keywords",
  "features",
  "brand",
  "condition",
  "audience",
  "fact",
  "keep",
] as const
export type ColumnUse = (typeof columnUses)[number]

export interface ColumnUseWords {
  readonly label: string
  readonly help: string
  /** Several columns may have this use; their texts are joined. */
  readonly isMany: boolean
}

export const columnUseWords: Readonly<Record<ColumnUse, ColumnUseWords>> = {
  name: { label: "Product name", help: "What the product is called. Required.", isMany: false },
  description: { label: "Product description", help: "What the texts are written from. Required.", isMany: false },
  category: { label: "Category", help: "What kind of product it is.", isMany: false },
  price: { label: "Price", help: "With or without a currency sign.", isMany: false },
  keywords: { label: "Keywords", help: "What people should find it with.", isMany: true },
  features: { label: "Key features", help: "Joins the description, a line for each.", isMany: true },
  brand: { label: "Brand", help: "Who makes it.", isMany: false },
  condition: { label: "Condition", help: "New, used, refurbished.", isMany: false },
  audience: { label: "Target audience", help: "Who buys it.", isMany: false },
  fact: {
    label: "A fact about the product",
    help: "Joins the description, as in “Material: stoneware”.",
    isMany: true,
  },
  keep: { label: "Leave as it is", help: "Not read. It comes back unchanged in the export.", isMany: true },
}

/** Folded names of such columns. */
const names: Readonly<Partial<Record<ColumnUse, string>>> = {
  name: `name, product name, product, title, product title, item name, item title, item, listing title, listing name,
    products, items, titel, artikelname, produktname, bezeichnung, nom, nom du produit, titre, nombre, titulo, nome, titolo,
    app name, video title`,
  description: `description, product description, body html, body, item description, details, product details, text,
    about, long description, full description, desc, beschreibung, produktbeschreibung, artikelbeschreibung,
    description du produit, descripcion, descrizione, video description`,
  category: `category, categories, product category, type, product type, item type, section, shop section, collection,
    collections, department, category name, ebay category name, ebay category 1 name, feed product type, item category,
    kategorie, produktkategorie, categorie, categoria, google product category, custom product type, standard product type`,
  price: `price, product price, item price, variant price, start price, startprice, standard price, your price, unit price,
    current price, retail price, preis, prix, precio, prezzo, price range`,
  keywords: `keyword, keywords, target keywords, tag, tags, search terms, search term, generic keyword, generic keywords,
    seo keywords, hashtags, focus keyword, schlagworte, etiquetas, mots cles`,
  features: "feature, features, key features, bullet, bullets, bullet point, bullet points, highlights, key points",
  brand: "brand, brand name, vendor, manufacturer, maker, c brand, marke, marque, marca, hersteller",
  condition: "condition, item condition, c condition, zustand, condition name",
  audience: "target audience, audience, customer, customers, target customer, zielgruppe",
  fact: `material, materials, color, colour, colors, colours, pattern, finish, capacity, ingredients, scent, flavor, flavour,
    shape, gender, age group, country of origin, made in, origin, occasion, fabric, size, sizes, dimensions, measurements,
    product dimensions, item dimensions, weight, item weight, width, height, length, depth, diameter, volume, care,
    care instructions, color map, material type, style name, theme, technique, gemstone, metal, wood type, quantity per pack,
    number of pieces, pack size, included, whats included, warranty, certifications, compatibility, power source, wattage,
    item highlights, title differentiation, materialien, farbe, groesse, abmessungen, material composition`,
}

const useByName: ReadonlyMap<string, ColumnUse> = new Map(
  columnUses.flatMap((use) => (names[use] ?? "").split(",").map((name): [string, ColumnUse] => [clean(name), use])),
)

function clean(name: string): string {
  return name.replace(/\s+/g, " ").trim()
}

/** Amazon numbers its bullets; eBay's item specifics begin with "C:". */
const bullets = /^(?:bullet point|bullet|feature|key product features) ?\d{1,2}$/
const specifics = /^c (?!brand$|condition$)\S/
const metafields =
  /^(?:google shopping (?:gender|age group|color|material|size)|(?:fabric|material|color|target gender|pattern|size) product metafields .*)$/

/** The use of a column with this folded name; null if the name is unknown. */
export function columnUseFor(head: string): ColumnUse | null {
  const use = useByName.get(head)
  if (use !== undefined && head !== "") return use
  if (bullets.test(head)) return "features"
  return specifics.test(head) || metafields.test(head) ? "fact" : null
}
