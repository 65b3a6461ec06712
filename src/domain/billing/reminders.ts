const dayMs = 86_400_000

/** Days after the payment when a payer without an account is reminded of it. */
const reminderDays = [1, 5, 11] as const

/** How many reminders are due by now, and whether the wait is over and the money is refunded. */
export function dueFor(
  paidAt: Date,
  { now, refundDays }: { now: Date; refundDays: number },
): { reminders: number; isRefundDue: boolean } {
  const days = (now.getTime() - paidAt.getTime()) / dayMs
  const reminders = reminderDays.filter((day) => day < refundDays && days >= day).length
  return { reminders, isRefundDue: days >= refundDays }
}
