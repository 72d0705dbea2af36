import { useEffect, useRef } from "react";

/** Shows everything anew when the window has got another size: after the page was laid out for it. */
export function useRefit(fit: () => void): void {
  const latest = useRef(fit);
  latest.current = fit;
  useEffect(() => {
    let frame = 0;
    const onResize = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => latest.current());
    };
    addEventListener("resize", onResize);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("resize", onResize);
    };
  }, []);
}
