import { UnfurnishedRoom } from "../unfurnished-room.tsx"

export function WebpageAnalyzerPage() {
  return (
    <UnfurnishedRoom title="Webpage Analyzer" text="This room is not furnished yet: the analyzer moves in later." />
  )
}
