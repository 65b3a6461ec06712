import { UnfurnishedRoom } from "../unfurnished-room.tsx"

export function ContentHistoryPage() {
  return (
    <UnfurnishedRoom
      title="Content History"
      text="This room is not furnished yet: what you generate will be listed here."
    />
  )
}
