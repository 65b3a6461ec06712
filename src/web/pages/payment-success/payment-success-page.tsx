import { UnfurnishedRoom } from "../unfurnished-room.tsx"

export function PaymentSuccessPage() {
  return (
    <UnfurnishedRoom
      title="Payment"
      text="This room is not furnished yet: the result of a payment will be shown here."
    />
  )
}
