import { addAbove, addRow, hasName } from "./insert.ts"
import type { Name, Recipe } from "./recipe.ts"

export const page: Recipe = (name) => ({
  files: {
    [`src/web/pages/${name.kebab}/${name.kebab}-page.tsx`]: `export function ${name.pascal}Page() {
  return (
    <div className="max-w-line">
      <h1 className="text-3xl">${name.words}</h1>
    </div>
  )
}
`,
  },
  rows: { "src/web/routes.ts": (text) => addRoute(text, name) },
  next: "In the row, set who sees it, its frame and its title.",
})

function addRoute(text: string, { kebab, camel, pascal, words }: Name): string {
  const load = hasName(text, camel) ? `${camel}Page` : camel
  const file = `./pages/${kebab}/${kebab}-page.tsx`
  const loader = `const ${load} = () => import("${file}").then((page) => page.${pascal}Page)`
  const row = `{ path: "/${kebab}", who: "access", frame: "tool", title: "${words}", load: ${load} }`
  return addRow(addAbove(text, "routes", loader), "routes", row)
}
