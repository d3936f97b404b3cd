/** The part of the address after the question mark: what is looked at, changed without a step in the history. */
import { useLocation, useSearch } from 'wouter';

type Fields = Readonly<Record<string, string | null>>;

export function useQuery(): readonly [(name: string) => number | null, (change: Fields) => void] {
  const search = useSearch();
  const [path, go] = useLocation();
  const numberOf = (name: string): number | null => {
    const value = new URLSearchParams(search).get(name);
    return value !== null && /^\d{1,6}$/.test(value) ? Number(value) : null;
  };
  const change = (fields: Fields): void => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(fields)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    go(`${path}${next.size > 0 ? `?${next.toString()}` : ''}`, { replace: true });
  };
  return [numberOf, change];
}
