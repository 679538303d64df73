import type { Device } from '@frontdesk/shared/endpoints/scans';
import { Box, system } from '@frontdesk/shared/ui/core';
import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import * as messages from '../../link-messages';
import { type ScanColumn, usedDevices } from '../../model/scan-columns';

const color = (token: string): string => system.token.var(`colors.${token}`);
const FILLS: Readonly<Record<Device, string>> = {
  phone: color('accent'),
  computer: color('success'),
  tablet: color('warning'),
  other: color('line.strong'),
};
const AXIS = { fontSize: 12, fill: color('text.muted') };

interface ScanChartProps {
  readonly columns: readonly ScanColumn[];
  /** Describes the chart in a sentence; the table below has the numbers. */
  readonly label: string;
  readonly height: string;
}

/** Draws scans over time as bars, by device. */
export function ScanChart({ columns, label, height }: ScanChartProps) {
  return (
    <Box role="img" aria-label={label} height={height} fontSize="sm">
      <ResponsiveContainer width="100%" height="100%">
        <BarChart data={[...columns]} accessibilityLayer={false} margin={{ top: 8, right: 0, bottom: 0, left: 0 }}>
          <CartesianGrid vertical={false} stroke={color('line')} />
          <XAxis dataKey="label" tick={AXIS} tickLine={false} axisLine={{ stroke: color('line') }} minTickGap={24} />
          <YAxis allowDecimals={false} tick={AXIS} tickLine={false} axisLine={false} width={36} />
          <Tooltip
            cursor={{ fill: color('hover') }}
            contentStyle={{ background: color('surface'), borderColor: color('line'), borderRadius: 8 }}
            labelStyle={{ color: color('text') }}
          />
          <Legend iconType="circle" iconSize={8} formatter={(name) => <span style={LEGEND}>{name}</span>} />
          {usedDevices(columns).map((device) => (
            <Bar
              key={device}
              dataKey={device}
              name={messages.devices[device]}
              stackId="scans"
              fill={FILLS[device]}
              maxBarSize={36}
              isAnimationActive={false}
            />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </Box>
  );
}

const LEGEND = { color: color('text.muted') };
