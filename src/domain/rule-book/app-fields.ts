import { type Enumeration, optionsFrom } from "./enumerations/enumeration.ts"
import type { FormField } from "./form-field.ts"

interface AppStore {
  readonly categories: Enumeration
  readonly deviceExample: string
}

/** Both app stores ask for the same; only categories and devices differ. */
export const appFieldsWith = ({ categories, deviceExample }: AppStore): readonly FormField[] => [
  appName,
  {
    key: "appCategory",
    label: "App category",
    help: "The store category people would browse.",
    example: categories.entries[0]?.label ?? "",
    isRequired: false,
    kind: "select",
    options: optionsFrom(categories),
  },
  {
    key: "deviceCompatibility",
    label: "Devices",
    help: "What it runs on, and from which version of the system.",
    example: deviceExample,
    isRequired: false,
    kind: "line",
  },
  ...otherFields,
]

const appName: FormField = {
  key: "appName",
  label: "App name",
  help: "The name alone, without what it does. A store shows 30 characters.",
  example: "Tern",
  isRequired: true,
  kind: "line",
}

const otherFields: readonly FormField[] = [
  {
    key: "appFeatures",
    label: "Features",
    help: "What it does, one thing a line, with numbers where there are any.",
    example: "Adaptive weekly plan\nVoice cues without a connection",
    isRequired: false,
    kind: "list",
  },
  {
    key: "appVersion",
    label: "Version",
    help: "The version this text is for.",
    example: "2.3",
    isRequired: false,
    kind: "line",
  },
  {
    key: "serviceType",
    label: "Type of service",
    help: "How it is sold or run: one payment, subscription, free with a paid part, a companion to a device.",
    example: "Free with a yearly subscription",
    isRequired: false,
    kind: "line",
  },
  {
    key: "whynotCategory",
    label: "Why not another category",
    help: "If a second category comes close: which one, and why it is not the first.",
    example: "Not Sports: it plans training and shows no results",
    isRequired: false,
    kind: "line",
  },
]
