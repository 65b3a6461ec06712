import { memo } from "react"
import { Card, CardHead } from "../parts/card.tsx"

export const RecommendationList = memo(function RecommendationList({ texts }: { texts: readonly string[] }) {
  return (
    <Card as="section" labelledBy="editor-recommendations">
      <CardHead id="editor-recommendations" level={3} title="Recommendations" />
      {texts.length === 0 ? (
        <p className="text-ink-soft">Nothing is left to improve: every check has all its points.</p>
      ) : (
        <ol className="flex max-w-line list-decimal flex-col gap-2 pl-5 marker:text-ink-faint marker:tabular-nums">
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      )}
    </Card>
  )
})
