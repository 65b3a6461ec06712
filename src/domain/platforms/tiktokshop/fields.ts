import { optionsFrom } from "../../rule-book/enumerations/enumeration.ts"
import { tiktokCategories } from "../../rule-book/enumerations/tiktok-categories.ts"
import type { FormField } from "../../rule-book/form-field.ts"

export const tiktokshopFields: readonly FormField[] = [
  {
    key: "tiktokShopName",
    label: "TikTok Shop name",
    help: "The shop's name, or your handle.",
    example: "GlazeCoBeauty",
    isRequired: true,
    kind: "line",
  },
  {
    key: "tiktokCategory",
    label: "TikTok category",
    help: "TikTok's top category. In Seller Center you then choose the narrowest one.",
    example: "Beauty & Personal Care",
    isRequired: false,
    kind: "select",
    options: optionsFrom(tiktokCategories),
  },
  {
    key: "tiktokHashtags",
    label: "Your hashtags",
    help: "Hashtags that you use already. A post takes five.",
    example: "#lipoil #grwm",
    isRequired: false,
    kind: "list",
  },
  {
    key: "tiktokAudience",
    label: "Audience on TikTok",
    help: "Who watches your videos.",
    example: "Gen Z",
    isRequired: false,
    kind: "line",
  },
  {
    key: "tiktokContentStyle",
    label: "Style of your videos",
    help: "What they look like: try-on, get ready with me, unboxing.",
    example: "Get ready with me",
    isRequired: false,
    kind: "line",
  },
]
