import { UnfurnishedRoom } from "../unfurnished-room.tsx"

export function GeneratorPage() {
  return (
    <UnfurnishedRoom
      title="SEO Generator"
      text="This room is not furnished yet: the form that writes your listings comes with the next step of the building."
    />
  )
}
