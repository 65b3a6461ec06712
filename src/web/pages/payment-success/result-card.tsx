import type { ReactNode } from "react"
import { usePublicConfig } from "../../api/public-config.ts"
import { TestMode } from "../../billing/test-mode.tsx"
import { Card } from "../../parts/layout/card.tsx"

/** A result page: what happened, what it means, and what to do next. */
export function ResultCard({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) {
  const { data: config } = usePublicConfig()
  return (
    <div className="mx-auto flex w-full max-w-lg flex-col gap-6 py-8 sm:py-16">
      <Card>
        <h1 className="text-2xl">{title}</h1>
        <p className="mt-3 text-ink-soft">{text}</p>
        <div className="mt-6 flex flex-col gap-3">{children}</div>
      </Card>
      {config?.payments.provider === "sandbox" && <TestMode />}
    </div>
  )
}
