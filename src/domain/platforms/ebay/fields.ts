import { ebayConditions } from "../../rule-book/enumerations/ebay-conditions.ts"
import { optionsFrom } from "../../rule-book/enumerations/enumeration.ts"
import type { FormField } from "../../rule-book/form-field.ts"

export const ebayFields: readonly FormField[] = [
  {
    key: "ebayStoreName",
    label: "eBay store name",
    help: "Your store's name, or your username.",
    example: "secondshutter",
    isRequired: true,
    kind: "line",
  },
  {
    key: "itemCondition",
    label: "Condition",
    help: "eBay's word for it, and what a buyer should know about it.",
    example: "Very Good - Refurbished",
    isRequired: false,
    kind: "select",
    options: optionsFrom(ebayConditions),
  },
  {
    key: "shippingDetails",
    label: "Shipping",
    help: "Carrier, time, packing, what it costs.",
    example: "USPS Priority, ships next business day, double boxed",
    isRequired: false,
    kind: "line",
  },
]
