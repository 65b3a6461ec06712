import { useState } from "react"
import { CopyButton } from "../../../parts/buttons/copy-button.tsx"
import { SegmentedControl } from "../../../parts/fields/segmented-control.tsx"
import { Card, CardHead } from "../../../parts/layout/card.tsx"

const key = "ss_live_YOUR_KEY"

/** How each assistant connects to a server, according to its maker on 2026-11-23. */
const assistants = {
  claude: (url: string) =>
    `claude mcp add --transport http search-simple ${url} \\\n  --header "Authorization: Bearer ${key}"`,
  cursor: (url: string) =>
    asJson({ mcpServers: { "search-simple": { url, headers: { Authorization: `Bearer ${key}` } } } }),
  vscode: (url: string) =>
    asJson({ servers: { "search-simple": { type: "http", url, headers: { Authorization: `Bearer ${key}` } } } }),
} as const
type Assistant = keyof typeof assistants

const asJson = (value: object): string => JSON.stringify(value, null, 2)

const choices: readonly { value: Assistant; label: string }[] = [
  { value: "claude", label: "Claude Code" },
  { value: "cursor", label: "Cursor" },
  { value: "vscode", label: "VS Code" },
]

/** Where each of them stores it. */
const places: Readonly<Record<Assistant, string>> = {
  claude: "Run this in a terminal.",
  cursor: "Put this into ~/.cursor/mcp.json.",
  vscode: "Put this into .vscode/mcp.json.",
}

export function AssistantCard() {
  const [assistant, setAssistant] = useState<Assistant>("claude")
  const text = assistants[assistant](`${location.origin}/mcp`)
  return (
    <Card as="section" labelledBy="assistant">
      <CardHead
        id="assistant"
        title="Use it from your assistant"
        text="Assistants that speak MCP can write, score and find listings here, with one of your API keys."
      />
      <div className="grid gap-3">
        <SegmentedControl label="Assistant" value={assistant} options={choices} onChange={setAssistant} />
        <p className="text-ink-soft">{places[assistant]}</p>
        <pre className="wrap-anywhere whitespace-pre-wrap rounded-md bg-sunken px-3 py-2 font-mono text-sm">{text}</pre>
        <div>
          <CopyButton text={text} label="Configuration" words="Copy" />
        </div>
      </div>
    </Card>
  )
}
