import { UnfurnishedRoom } from "../unfurnished-room.tsx"

export function CheckoutPage() {
  return (
    <UnfurnishedRoom
      title="Complete Your Subscription"
      text="This room is not furnished yet: no payment can be made here today, and nothing is charged."
    />
  )
}
