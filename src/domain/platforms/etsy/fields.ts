import type { FormField } from "../../rule-book/form-field.ts"

export const etsyFields: readonly FormField[] = [
  {
    key: "etsyShopName",
    label: "Etsy shop name",
    help: "As shown in your shop URL.",
    example: "SaltmarshPottery",
    isRequired: true,
    kind: "line",
  },
  {
    key: "etsyShopSection",
    label: "Shop section",
    help: "The section of your shop where the item appears, in up to 24 characters.",
    example: "Mugs & Tumblers",
    isRequired: false,
    kind: "line",
  },
  {
    key: "handmadeStory",
    label: "How it is made",
    help: "Who makes it, by hand or by machine, from what, and where. Buyers on Etsy ask for it.",
    example: "I throw each mug on the wheel and fire it twice to 1240 °C.",
    isRequired: false,
    kind: "text",
  },
]
