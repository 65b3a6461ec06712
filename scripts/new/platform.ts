import { addImport, addRow } from "./insert.ts"
import type { Recipe } from "./recipe.ts"

export const platform: Recipe = ({ kebab, camel, words }) => ({
  files: {
    [`src/domain/platforms/${kebab}.ts`]: `import type { Platform } from "./platform.ts"

export const ${camel} = {
  id: "${kebab}",
  label: "${words}",
  note: "What it is known for",
  tintHue: 200,
} as const satisfies Platform
`,
  },
  rows: {
    "src/domain/platforms/index.ts": (text) =>
      addRow(addImport(text, `import { ${camel} } from "./${kebab}.ts"`), "platforms", camel),
  },
  next: "Say what it is known for, and give it a hue of its own and an icon in src/web/parts/platform-icon.tsx.",
})
