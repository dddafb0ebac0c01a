declare module 'zipcodes/lib/codes.js' {
  interface Zip {
    latitude: number;
    longitude: number;
    city: string;
    state: string;
  }
  const codes: Record<string, Zip>;
}
