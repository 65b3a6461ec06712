import { amazonNodes } from "../../rule-book/enumerations/amazon-nodes.ts"
import { optionsFrom } from "../../rule-book/enumerations/enumeration.ts"
import type { FormField } from "../../rule-book/form-field.ts"

export const amazonFields: readonly FormField[] = [
  {
    key: "amazonBrand",
    label: "Brand",
    help: "The brand as it is printed on the product. A product without one is listed as Generic.",
    example: "Trailhearth",
    isRequired: true,
    kind: "line",
  },
  {
    key: "amazonCategory",
    label: "Amazon category",
    help: "A department of Amazon, or the narrower category that you list in.",
    example: "Kitchen & Dining",
    isRequired: false,
    kind: "select",
    options: optionsFrom(amazonNodes),
  },
  {
    key: "keyFeatures",
    label: "Key features",
    help: "What makes somebody buy it, each with its number or material. They become the bullet points.",
    example: "450 ml capacity; 68 g; folding handles; silicone lip guard",
    isRequired: false,
    kind: "list",
  },
  {
    key: "productDimensions",
    label: "Dimensions",
    help: "Size and weight with their units.",
    example: "9.5 x 8 cm, 68 g",
    isRequired: false,
    kind: "line",
  },
]
