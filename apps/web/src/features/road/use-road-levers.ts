import { type ReadRoadAddress, type RoadLevers, readRoadAddress, roadAddress } from "@seven-figures/domain";
import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "#routing/routing.tsx";

/** How long a lever rests before it is written into the address, milliseconds. */
const REST = 300;

interface RoadLeversControl extends ReadRoadAddress {
  /** Moves some levers; the address follows once they rest. */
  move: (moved: Partial<RoadLevers>) => void;
  /** Sets all levers at once, to what an address says. */
  open: (address: string) => void;
  /** A lever is under the finger: nothing is written before it is moved. */
  wait: () => void;
}

/**
 * The levers, which begin as the address says and are carried by it, so that a road can be kept as a link. `onElsewhere`, a
 * constant, is called before they follow another address.
 */
export function useRoadLevers(onElsewhere: () => void): RoadLeversControl {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const [read, setRead] = useState(() => readRoadAddress(search));
  const written = useRef(search);
  const writing = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Another link to this page, or a step back: the levers follow. What is only our own writing changes nothing.
  useEffect(() => {
    if (written.current === search) return;
    written.current = search;
    onElsewhere();
    setRead(readRoadAddress(search));
  }, [search, onElsewhere]);

  useEffect(() => {
    const address = roadAddress(read.levers);
    const next = address && `?${address}`;
    if (read.ignored.length > 0 || next === written.current) return;
    writing.current = setTimeout(() => {
      written.current = next;
      navigate({ search: next, hash }, { replace: true });
    }, REST);
    return () => clearTimeout(writing.current);
  }, [read, hash, navigate]);

  // The address would be written, and the whole app drawn, between two places of one pull.
  const wait = useCallback(() => clearTimeout(writing.current), []);
  const move = useCallback((moved: Partial<RoadLevers>) => {
    clearTimeout(writing.current);
    setRead(({ levers }) => ({ levers: { ...levers, ...moved }, ignored: [] }));
  }, []);
  const open = useCallback((address: string) => setRead({ ...readRoadAddress(address), ignored: [] }), []);
  return { ...read, move, open, wait };
}
