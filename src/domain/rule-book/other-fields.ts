import { type Product, type Style, styles, type Tone, tones } from "../seo/brief.ts"
import type { FormField } from "./form-field.ts"

/** One row of the products, of which there may be none or many. */
export const productFields: readonly FormField<keyof Product>[] = [
  {
    key: "name",
    label: "Product name",
    help: "The name on the shelf.",
    example: "Speckled Stoneware Mug",
    isRequired: true,
    kind: "line",
  },
  {
    key: "category",
    label: "Category",
    help: "The kind of product.",
    example: "Mugs",
    isRequired: false,
    kind: "line",
  },
  {
    key: "description",
    label: "Product Description",
    help: "Details specific to this product, in at least 10 characters.",
    example: "Wheel-thrown 12 oz stoneware mug with a four-finger handle.",
    isRequired: true,
    kind: "text",
  },
]

/** Existing texts of a page; there may be several. */
export const bodyTextField: FormField<"bodyTextSections"> = {
  key: "bodyTextSections",
  label: "Body Text Content",
  help: "Paste existing copy to improve.",
  example: "Welcome to our shop! We make mugs in all sizes.",
  isRequired: false,
  kind: "text",
}

export const toneField: FormField<"tone"> = {
  key: "tone",
  label: "Tone",
  help: "How the text sounds.",
  example: "friendly",
  isRequired: false,
  kind: "select",
  options: optionsOf(tones, {
    professional: "Professional: clear and sober",
    casual: "Casual: as one talks",
    friendly: "Friendly: warm",
    authoritative: "Authoritative: from somebody who knows the trade",
    persuasive: "Persuasive: reasons to buy first",
  } satisfies Record<Tone, string>),
}

export const styleField: FormField<"style"> = {
  key: "style",
  label: "Style",
  help: "How detailed the text is.",
  example: "concise",
  isRequired: false,
  kind: "select",
  options: optionsOf(styles, {
    descriptive: "Descriptive: each feature with what it is good for",
    concise: "Concise: only what counts",
    storytelling: "Storytelling: the way a person would tell it",
  } satisfies Record<Style, string>),
}

function optionsOf<Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) {
  return values.map((value) => ({ value, label: labels[value] }))
}
