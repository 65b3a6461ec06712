import { optionsFrom } from "../../rule-book/enumerations/enumeration.ts"
import { facebookCategories } from "../../rule-book/enumerations/facebook-categories.ts"
import { facebookConditions } from "../../rule-book/enumerations/facebook-conditions.ts"
import type { FormField } from "../../rule-book/form-field.ts"

export const facebookmarketplaceFields: readonly FormField[] = [
  {
    key: "facebookLocation",
    label: "Pickup location",
    help: "The town where buyers pick it up, with the part of town if it is a large one.",
    example: "Madison, Wisconsin",
    isRequired: true,
    kind: "line",
  },
  {
    key: "facebookCategory",
    label: "Marketplace category",
    help: "The category of Marketplace's own form.",
    example: "Furniture",
    isRequired: false,
    kind: "select",
    options: optionsFrom(facebookCategories),
  },
  {
    key: "facebookCondition",
    label: "Condition",
    help: "One of the four that Marketplace knows.",
    example: "Used - Good",
    isRequired: false,
    kind: "select",
    options: optionsFrom(facebookConditions),
  },
  {
    key: "facebookDeliveryMethod",
    label: "Delivery",
    help: "Pickup, meeting place, delivery or shipping.",
    example: "Pickup only",
    isRequired: false,
    kind: "line",
  },
  {
    key: "facebookCommunityFocus",
    label: "Neighborhood",
    help: "Which neighbors or groups it is meant for.",
    example: "Near East Side neighbors",
    isRequired: false,
    kind: "line",
  },
]
