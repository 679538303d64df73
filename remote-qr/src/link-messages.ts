// The words about codes that can be changed after print.

export const scanCount = (count: number) => (count === 1 ? '1 scan' : `${count.toLocaleString('en-US')} scans`);
