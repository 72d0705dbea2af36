import { type RefObject, useLayoutEffect, useRef, useState } from "react";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of an element in pixels, kept up to date. Nothing before it was laid out. */
export function useSize<T extends HTMLElement>(): [RefObject<T | null>, Size | undefined] {
  const element = useRef<T>(null);
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const measure = () => setSize({ width: watched.clientWidth, height: watched.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  return [element, size];
}
