import { useEffect, useState } from "react"
import { useLocation } from "wouter"
import { useUser } from "../../api/user.ts"
import { Button } from "../../parts/button.tsx"
import { ResultCard } from "./result-card.tsx"

const countdownSeconds = 10
const next = "/welcome"

export function Arrived() {
  const [, navigate] = useLocation()
  const { data: user } = useUser()
  const [isHeld, setHeld] = useState(false)
  const seconds = useCountdown(isHeld)
  useEffect(() => {
    if (seconds === 0) navigate(next)
  }, [seconds, navigate])
  return (
    <ResultCard
      title="Payment Successful"
      text={
        user
          ? "Your subscription is active. Everything is open to you."
          : "Your subscription is active. Create your account next: it takes a minute, and the payment is yours."
      }
    >
      <Button variant="primary" size="lg" isWide onClick={() => navigate(next)}>
        {user ? "Go to Dashboard" : "Create Your Account"}
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
