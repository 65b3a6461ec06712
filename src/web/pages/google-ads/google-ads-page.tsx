import { UnfurnishedRoom } from "../unfurnished-room.tsx"

export function GoogleAdsPage() {
  return (
    <UnfurnishedRoom title="Google Ads" text="This room is not furnished yet: the campaign builder moves in later." />
  )
}
