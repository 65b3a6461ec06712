import { useEffect, useState } from "react"
import { useLocation } from "wouter"
import { useUser } from "../../api/user.ts"
import { PayerNotice } from "../../billing/payer-notice.tsx"
import { questionPath, useHasQuestion } from "../../billing/waiting-payment.tsx"
import { Button } from "../../parts/buttons/button.tsx"
import { ResultCard } from "./result-card.tsx"

const countdownSeconds = 10
export function Arrived() {
  const [, navigate] = useLocation()
  const { data: user } = useUser()
  const hasQuestion = useHasQuestion()
  const next = hasQuestion ? questionPath : "/welcome"
  const [isHeld, setHeld] = useState(false)
  const seconds = useCountdown(isHeld)
  useEffect(() => {
    if (seconds === 0) navigate(next)
  }, [seconds, next, navigate])
  return (
    <ResultCard title="Payment Successful" text={hasQuestion ? words.question : user ? words.account : words.visitor}>
      <PayerNotice />
      <Button variant="primary" size="lg" isWide onClick={() => navigate(next)}>
        {hasQuestion ? "Attach the Payment" : user ? "Go to Dashboard" : "Create Your Account"}
      </Button>
      {isHeld ? (
        <p className="text-center text-ink-soft">Take your time. The button takes you on.</p>
      ) : (
        <>
          <p className="text-center text-ink-soft tabular-nums">
            {seconds === 1 ? "Redirecting in 1 second" : `Redirecting in ${seconds} seconds`}
          </p>
          <Button variant="quiet" isWide onClick={() => setHeld(true)}>
            Stay on this page
          </Button>
        </>
      )}
    </ResultCard>
  )
}

const words = {
  account: "Your subscription is active. Everything is open to you.",
  visitor: "Your subscription is active. Create your account next: it takes a minute, and the payment is yours.",
  question: "You paid before you signed in. Please confirm that the payment is for this account.",
} as const

const tickMs = 1000

function useCountdown(isHeld: boolean): number {
  const [seconds, setSeconds] = useState(countdownSeconds)
  const isOver = seconds === 0
  useEffect(() => {
    if (isHeld || isOver) return
    const timer = setInterval(() => setSeconds((left) => Math.max(0, left - 1)), tickMs)
    return () => clearInterval(timer)
  }, [isHeld, isOver])
  return seconds
}
